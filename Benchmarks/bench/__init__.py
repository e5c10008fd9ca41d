"""What `make bench` is made of; `Benchmarks/run.py` is where it begins."""
