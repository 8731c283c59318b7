-- compatible
-- E-mails of the installation to operators and contacts, one row for each address. They are written in the transaction of what they
-- are about and sent by a job until the mail server accepts them.
create table comunicado (
  comunicado_id uuid not null,
  destinatario text not null,
  assunto text not null,
  texto text not null,
  criado_em timestamptz not null,
  -- Last attempt; it claims the row for some minutes.
  tentado_em timestamptz,
  enviado_em timestamptz,
  constraint comunicado__pk primary key (comunicado_id)
);
create index comunicado__espera on comunicado (criado_em) where enviado_em is null;
