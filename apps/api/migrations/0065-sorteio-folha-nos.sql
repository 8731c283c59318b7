-- compatible: a new column that programs of before do not write; without it a proof computes the subtree again.

-- The roots of each 64 places of a subtree, 32 bytes each, so that a person's proof reads and hashes 64 commitments
-- instead of 4,096. Neither column can be compressed, so a part of it is read without the rest.
alter table sorteio_folha add column nos bytea;
alter table sorteio_folha alter column compromissos set storage external;
alter table sorteio_folha alter column nos set storage external;
