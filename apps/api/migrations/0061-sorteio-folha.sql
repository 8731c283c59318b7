-- compatible: a new table; programs of before do not name it.

-- The commitments of the holders of up to 4,096 frozen places, 32 bytes each, in the order of the places. An account
-- can be deleted after the freeze, so they cannot be computed again.
create table sorteio_folha (
  campanha_id uuid not null,
  data date not null,
  galho integer not null,
  compromissos bytea not null,
  constraint sorteio_folha__pk primary key (campanha_id, data, galho)
);
