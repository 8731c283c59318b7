-- compatible: a new table; programs of before do not name it, and enter winners of frozen draws until they end.

-- The frozen numbers of a draw: manifest, packed map of distributed places, excluded places, and the hash of each
-- subtree of holders. Written once.
create table sorteio_congelado (
  campanha_id uuid not null,
  data date not null,
  congelado_em timestamptz not null,
  manifesto jsonb not null,
  manifesto_hash text not null,
  regra jsonb not null,
  mapa text not null,
  excluidos jsonb not null,
  galhos text[] not null,
  numeros bigint not null,
  ator jsonb not null,
  constraint sorteio_congelado__pk primary key (campanha_id, data)
);
