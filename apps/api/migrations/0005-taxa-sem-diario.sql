-- compatible: programs of before write the same rows. Counts of a window are worth nothing after a crash of the server, and
-- a third of all commits were theirs.
alter table taxa_requisicao set unlogged;
-- A count changes no index, so its new version fits on the page of the old one.
alter table taxa_requisicao set (fillfactor = 50);
