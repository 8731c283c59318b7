-- compatible: columns with defaults and new tables.

alter table consumidor
  add column rg text,
  add column documento_estrangeiro boolean not null default false,
  add column ja_cliente boolean,
  add column primeira_loja jsonb,
  add column uri_foto_perfil text,
  add column dinamica_cupom jsonb not null default '[]',
  add column excluido_em timestamptz;

create index consumidor__indicacao on consumidor (promotora_id, indicacao, criado_em desc) where indicacao is not null;

-- The claim of a Facebook account: whoever inserts this row first owns it on this promoter.
create table login_facebook (
  promotora_id text not null,
  facebook_id text not null,
  consumidor_id uuid not null,
  constraint login_facebook__pk primary key (promotora_id, facebook_id)
);

-- One live code for each purpose and number, and the place in the queue of whoever asks for another. Number and code
-- are kept as keyed hashes only; tries are counted in the same statement that compares.
create table codigo_temporario (
  promotora_id text not null,
  finalidade text not null,
  chave_hash text not null,
  codigo_hash text not null,
  tentativas smallint not null,
  enviado_em timestamptz not null,
  expira_em timestamptz not null,
  usado_em timestamptz,
  constraint codigo_temporario__pk primary key (promotora_id, finalidade, chave_hash),
  -- 'link' is the e-mail with a new password's link: its code is never told, only its waiting time matters.
  constraint codigo_temporario__finalidade check (finalidade in ('telefone', 'senha', 'exibicao', 'link'))
);
create index codigo_temporario__expira on codigo_temporario (expira_em);

-- Secrets that travel in links, kept as hashes: a new password, the confirmation of an e-mail.
create table token_verificacao (
  token_hash text not null,
  finalidade text not null,
  consumidor_id uuid not null,
  -- What the token confirms, as a hash: the e-mail address it was sent to. Empty for a new password.
  valor_hash text not null,
  criado_em timestamptz not null,
  expira_em timestamptz not null,
  usado_em timestamptz,
  constraint token_verificacao__pk primary key (token_hash),
  constraint token_verificacao__finalidade check (finalidade in ('senha', 'email'))
);
create index token_verificacao__consumidor on token_verificacao (consumidor_id, finalidade);
create index token_verificacao__expira on token_verificacao (expira_em);

-- When each field of a profile was changed, by whom asking from where; never what it held.
create table consumidor_alteracao (
  consumidor_id uuid not null,
  alteracao_id uuid not null,
  campos text[] not null,
  alterado_em timestamptz not null,
  endereco text not null,
  constraint consumidor_alteracao__pk primary key (consumidor_id, alteracao_id)
);

-- What the law makes the promoter keep of a deleted account, away from the account, until reter_ate.
create table consumidor_retido (
  consumidor_id uuid not null,
  promotora_id text not null,
  usuario text not null,
  identidade jsonb not null,
  excluido_em timestamptz not null,
  reter_ate date not null,
  constraint consumidor_retido__pk primary key (consumidor_id)
);
create index consumidor_retido__reter_ate on consumidor_retido (reter_ate);

create table cpf_restrito (
  campanha_id uuid not null,
  cpf text not null,
  ordem integer not null,
  proprietario boolean not null,
  cnpj_cpf_associado text,
  ativo boolean not null,
  constraint cpf_restrito__pk primary key (campanha_id, cpf, ordem)
);

-- Documents that the promoter knew before the app: first access finds them.
create table primeiro_acesso (
  promotora_id text not null,
  cpf text not null,
  constraint primeiro_acesso__pk primary key (promotora_id, cpf)
);

create table dispositivo (
  consumidor_id uuid not null,
  dispositivo_id text not null,
  descricao text not null,
  tipo text not null,
  servico text not null,
  identificacao text not null,
  registrado_em timestamptz not null,
  constraint dispositivo__pk primary key (consumidor_id, dispositivo_id),
  constraint dispositivo__servico check (servico in ('sns', 'onesignal'))
);
create index consumidor__cpf on consumidor (promotora_id, cpf) where cpf is not null;
