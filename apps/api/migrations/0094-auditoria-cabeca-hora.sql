-- compatible: new tables; programs of before do not know them.

-- The last row of each chain at the time of a signature by the hour, signed with a key outside of the database. The head
-- of a day (auditoria_cabeca) is signed besides, because witnesses receive it.
create table auditoria_cabeca_hora (
  corrente text not null,
  ordem bigint not null,
  em timestamptz not null,
  hash text not null,
  assinatura text not null,
  constraint auditoria_cabeca_hora__pk primary key (corrente, ordem)
);
create trigger auditoria_cabeca_hora__imutavel before update or delete or truncate on auditoria_cabeca_hora
  for each statement execute function auditoria_imutavel();

-- E-mails with the head of a day, one for each witness.
create table auditoria_testemunho (
  corrente text not null,
  dia date not null,
  destinatario text not null,
  tentado_em timestamptz not null,
  enviado_em timestamptz,
  constraint auditoria_testemunho__pk primary key (corrente, dia, destinatario)
);
