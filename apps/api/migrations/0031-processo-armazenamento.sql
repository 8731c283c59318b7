-- compatible: a nullable column; a program of the release before writes its rows without it.

-- The id of the file storage that the process uses, see adapters/storage/storage-id.ts; null before this release.
alter table processo add column armazenamento text;
