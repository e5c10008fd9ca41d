/* Runs a program and says what it took.
 *
 * timed RESULT PROGRAM ARGUMENT…: writes "wall user system peak status" to RESULT: seconds, seconds,
 * seconds, kilobytes, and how the program ended. It is a program of its own since the peak of a child
 * is never told below that of the process which started it, and this one is small.
 */
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

int main(int count, char **arguments) {
  if (count < 3) return 64;
  struct timespec begin, end;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  pid_t child = fork();
  if (child < 0) return 71;
  if (child == 0) {
    execvp(arguments[2], arguments + 2);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) < 0) return 71;
  clock_gettime(CLOCK_MONOTONIC, &end);
#ifdef __APPLE__
  long peak = usage.ru_maxrss / 1024;
#else
  long peak = usage.ru_maxrss;
#endif
  FILE *result = fopen(arguments[1], "w");
  if (!result) return 73;
  fprintf(result, "%.6f %.6f %.6f %ld %d\n",
          (end.tv_sec - begin.tv_sec) + (end.tv_nsec - begin.tv_nsec) / 1e9,
          seconds(usage.ru_utime), seconds(usage.ru_stime), peak,
          WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
  return fclose(result) ? 74 : 0;
}
