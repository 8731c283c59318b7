-- compatible: new columns without values and a new table, which a program from before does not read

alter table consumidor
  -- Where a link for a new password goes as long as the e-mail that took its place was not verified.
  add column email_anterior text,
  -- From when on a contact that was added without the password opens the account; null: since it is there.
  add column email_vale_em timestamptz,
  add column telefone_vale_em timestamptz;

-- What the contacts were before a change, for a week: whoever had them puts them back with the link they were sent.
create table contato_troca (
  token_hash text not null,
  consumidor_id uuid not null,
  email text,
  email_verificado boolean not null,
  email_anterior text,
  telefone_contato text,
  trocado_em timestamptz not null,
  expira_em timestamptz not null,
  usado_em timestamptz,
  constraint contato_troca__pk primary key (token_hash)
);
create index contato_troca__consumidor on contato_troca (consumidor_id, trocado_em);
create index contato_troca__expira on contato_troca (expira_em);
