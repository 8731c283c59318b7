-- compatible: a new table; programs of before do not name it.

-- E-mails with the hash of a frozen draw, one for each witness.
create table sorteio_testemunho (
  campanha_id uuid not null,
  data date not null,
  destinatario text not null,
  tentado_em timestamptz not null,
  enviado_em timestamptz,
  constraint sorteio_testemunho__pk primary key (campanha_id, data, destinatario)
);
