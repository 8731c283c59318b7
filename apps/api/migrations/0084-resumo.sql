-- compatible: new tables; programs of before note no changed receipts, so upgrade all processes before a report is used.

-- Receipts that changed after their registration, written in the transaction of the change (ADR 0091).
create table documento_mudado (
  consumidor_id uuid not null,
  campanha_id uuid not null,
  registrado_em timestamptz not null
);

-- Hourly roll-ups of a campaign. `ate`: what happened before it is summarised.
create table resumo_campanha (
  campanha_id uuid not null,
  ate timestamptz not null,
  -- The roll-ups had reached the present at this time; null while the history is still read.
  atualizada_em timestamptz,
  fotografada_em timestamptz,
  constraint resumo_campanha__pk primary key (campanha_id)
);

-- Hours to read again, because a receipt registered in them changed.
create table resumo_pendente (
  campanha_id uuid not null,
  hora timestamptz not null,
  constraint resumo_pendente__pk primary key (campanha_id, hora)
);

-- People: accounts created, first receipts, first valid receipts.
create table resumo_hora (
  campanha_id uuid not null,
  hora timestamptz not null,
  cadastros integer not null,
  primeiras integer not null,
  primeiras_validas integer not null,
  constraint resumo_hora__pk primary key (campanha_id, hora)
);

-- Receipts by hour of registration. `motivo`: of a refused one, else empty.
create table resumo_nota (
  campanha_id uuid not null,
  hora timestamptz not null,
  origem text not null,
  status text not null,
  motivo text not null,
  notas integer not null,
  contestadas integer not null,
  valor_centavos bigint not null,
  numeros bigint not null,
  pontos bigint not null,
  cashback_centavos bigint not null,
  constraint resumo_nota__pk primary key (campanha_id, hora, origem, status, motivo)
);

-- São Paulo days with receipts. `pendente`: an hour of the day was counted after its shops, last at `lojas_em` from
-- `notas` receipts.
create table resumo_dia (
  campanha_id uuid not null,
  dia date not null,
  pendente boolean not null,
  lojas_em timestamptz,
  notas integer not null default 0,
  constraint resumo_dia__pk primary key (campanha_id, dia)
);
create index resumo_dia__pendente on resumo_dia (campanha_id, dia) where pendente;

-- Receipts by shop and day: most shops have few receipts in an hour. `pessoas`: short hashes of at most five of its
-- people, only to know whether there are five.
create table resumo_loja (
  campanha_id uuid not null,
  dia date not null,
  emitente text not null,
  uf text not null,
  notas integer not null,
  validas integer not null,
  invalidas integer not null,
  valor_centavos bigint not null,
  pessoas integer[] not null,
  constraint resumo_loja__pk primary key (campanha_id, dia, emitente, uf)
);

-- Histogram of the time from registration to verdict. `quem`: pessoa or regra.
create table resumo_prazo (
  campanha_id uuid not null,
  hora timestamptz not null,
  quem text not null,
  faixa smallint not null,
  notas integer not null,
  constraint resumo_prazo__pk primary key (campanha_id, hora, quem, faixa)
);

-- Counts by hour: signals of fraud by kind, messages by channel and result.
create table resumo_contagem (
  campanha_id uuid not null,
  hora timestamptz not null,
  assunto text not null,
  chave text not null,
  quantidade integer not null,
  constraint resumo_contagem__pk primary key (campanha_id, hora, assunto, chave)
);

-- State of what is not counted by hour, at its last reading: orders, instant prizes, balances by month of their end.
create table resumo_foto (
  campanha_id uuid not null,
  assunto text not null,
  chave text not null,
  quantidade bigint not null,
  valor bigint not null,
  constraint resumo_foto__pk primary key (campanha_id, assunto, chave)
);

-- Addresses that get the weekly report of a campaign.
create table relatorio_destino (
  campanha_id uuid not null,
  enderecos text[] not null,
  ator jsonb not null,
  definido_em timestamptz not null,
  constraint relatorio_destino__pk primary key (campanha_id),
  constraint relatorio_destino__enderecos check (cardinality(enderecos) <= 20)
);

-- The weekly report of a campaign, claimed once; `enviados`: addresses that have it.
create table relatorio_semana (
  campanha_id uuid not null,
  -- Monday of the reported week.
  semana date not null,
  arrendado_ate timestamptz,
  posse uuid,
  tentativas integer not null,
  enviados text[] not null default '{}',
  terminado_em timestamptz,
  constraint relatorio_semana__pk primary key (campanha_id, semana)
);
