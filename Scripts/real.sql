-- What the newer release's rows must give up for the older one's CHECK.
UPDATE grid_alternatives SET proj_method = 'hgridshift' WHERE proj_method IN ('gridshift', 'defmodel');
