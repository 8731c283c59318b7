-- compatible: a new table; earlier programs send messages without a row
create table mensagem_enviada (
  consumidor_id uuid not null,
  mensagem_id uuid not null,
  canal text not null constraint mensagem_enviada__canal check (canal in ('email', 'sms', 'whatsapp')),
  assunto text not null,
  enviada_em timestamptz not null,
  -- Null while it is sent, and after a crash.
  resultado text constraint mensagem_enviada__resultado check (resultado in ('aceita', 'falhou')),
  constraint mensagem_enviada__pk primary key (consumidor_id, mensagem_id)
);
