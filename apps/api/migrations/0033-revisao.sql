-- compatible: a nullable column; a program of the release before writes its rows without it.

-- Revision of the schema that the process was written for; null before this release.
alter table processo add column revisao integer;
