-- A run that waits is told how many wait before it, twice a second: counted in this index, not in the whole history.

CREATE INDEX analyses_waiting ON analyses (id) WHERE state = 'queued';
