-- compatible: a new table; programs of before do not name it.

-- Files of a won prize: documents of the winner and signed receipts. `conteudo_hash`: SHA-256 of the sent bytes.
create table premio_arquivo (
  consumidor_id uuid not null,
  premio_id uuid not null,
  nome_arquivo text not null,
  campanha_id uuid not null,
  tipo text not null,
  conteudo_hash text not null,
  enviado_em timestamptz not null,
  ator jsonb not null,
  constraint premio_arquivo__pk primary key (consumidor_id, premio_id, nome_arquivo),
  constraint premio_arquivo__conteudo unique (consumidor_id, premio_id, tipo, conteudo_hash),
  constraint premio_arquivo__tipo check (tipo in ('documento', 'recibo'))
);
