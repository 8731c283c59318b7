-- compatible: new tables that programs of before do not name; an account that they erase has no passkey, because they add none.

-- The public keys with which an account signs in without password, each at one host.
create table passkey (
  consumidor_id uuid not null,
  passkey_id uuid not null,
  credencial_id text not null,
  host text not null,
  chave_publica bytea not null,
  assinaturas bigint not null,
  descricao text not null,
  criado_em timestamptz not null,
  usado_em timestamptz,
  constraint passkey__pk primary key (consumidor_id, passkey_id),
  constraint passkey__credencial unique (consumidor_id, credencial_id)
);

-- The challenges that a passkey answered, until they expire: none is accepted twice.
create table passkey_desafio (
  desafio_id text not null,
  expira_em timestamptz not null,
  constraint passkey_desafio__pk primary key (desafio_id)
);
