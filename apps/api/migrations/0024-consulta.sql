-- compatible: new tables, which the old program does not know.

-- What a state's public page says of a receipt, for every campaign. uf: whose page. consulta: what of the QR code it is asked
-- with; null where there is no page to ask. While it is pendente, proxima_em: not before; who takes it moves it to the end of
-- its lease. ilegiveis: how many answers could not be believed. The rest is what was answered.
create table consulta (
  chave_acesso text not null,
  uf text not null,
  consulta text,
  situacao text not null,
  pedida_em timestamptz not null,
  proxima_em timestamptz,
  tentativas integer not null default 0,
  ilegiveis integer not null default 0,
  respondida_em timestamptz,
  emitente text,
  emitido_em date,
  valor_centavos bigint,
  quantidade integer,
  cancelada boolean,
  constraint consulta__pk primary key (chave_acesso)
);
create index consulta__fila on consulta (uf, proxima_em) where situacao = 'pendente';
create index consulta__resposta on consulta (uf, situacao, respondida_em);
create index consulta__pedida on consulta (pedida_em);

-- How each state's site is doing. proxima_em: its next request, of any process, is not before. pausa_ate: it was away or
-- wanted to be left alone, falhas_seguidas times in a row. ilegiveis_seguidas: receipts in a row that could not be read.
-- desligada_por: operador, or programa, which looks every hour whether the page can be read again.
create table consulta_uf (
  uf text not null,
  proxima_em timestamptz,
  pausa_ate timestamptz,
  falhas_seguidas integer not null default 0,
  ilegiveis_seguidas integer not null default 0,
  ultima_boa_em timestamptz,
  desligada_em timestamptz,
  desligada_por text,
  motivo text,
  constraint consulta_uf__pk primary key (uf)
);
