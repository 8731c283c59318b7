-- compatible: new tables, and columns with a default, that programs of before do not know.

-- The public keys with which an operator signs in at the console instead of password and authenticator.
create table operador_passkey (
  passkey_id uuid not null,
  operador_id uuid not null,
  credencial_id text not null,
  chave_publica bytea not null,
  assinaturas bigint not null,
  nome text not null,
  criada_em timestamptz not null,
  usada_em timestamptz,
  constraint operador_passkey__pk primary key (passkey_id),
  constraint operador_passkey__credencial unique (operador_id, credencial_id)
);

-- Challenges of ceremonies until they expire. `desafio_hash`: SHA-256 of the challenge; `sessao_id`: the session that may
-- answer it, null for a sign-in.
create table operador_desafio (
  desafio_hash text not null,
  finalidade text not null,
  sessao_id uuid,
  ate timestamptz not null,
  usado_em timestamptz,
  constraint operador_desafio__pk primary key (desafio_hash),
  constraint operador_desafio__finalidade check (finalidade in ('entrar', 'elevar', 'incluir')),
  constraint operador_desafio__sessao check ((finalidade = 'entrar') = (sessao_id is null))
);
create index operador_desafio__ate on operador_desafio (ate);

-- `retirado_em`: an administrator withdrew the invitation; its link says so until the end.
alter table operador_convite
  add column convite_id uuid not null default gen_random_uuid(),
  add column retirado_em timestamptz;

-- The granted numbers of a campaign at the end of each São Paulo day, the current one included: the pace of its forecast.
create table numero_dia (
  campanha_id uuid not null,
  dia date not null,
  concedidos bigint not null,
  constraint numero_dia__pk primary key (campanha_id, dia)
);
