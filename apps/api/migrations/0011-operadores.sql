-- compatible: new tables; programs of before do not know them.

-- People who run campaigns. `da_instalacao`: may act for every promoter and for the installation.
create table operador (
  operador_id uuid not null,
  nome text not null,
  email text not null,
  senha_hash text not null,
  -- Secret of the authenticator, sealed (cifra.ts), and the last time step whose code was used.
  totp_cifrado bytea not null,
  totp_passo bigint not null default 0,
  da_instalacao boolean not null default false,
  criado_em timestamptz not null,
  constraint operador__pk primary key (operador_id),
  constraint operador__email unique (email)
);

create table operador_papel (
  operador_id uuid not null,
  promotora_id text not null,
  papel text not null,
  desde timestamptz not null,
  constraint operador_papel__pk primary key (operador_id, promotora_id),
  constraint operador_papel__papel check (papel in ('administrador', 'operador', 'atendimento', 'auditor', 'cliente'))
);
create index operador_papel__promotora on operador_papel (promotora_id);

-- `token_hash`: SHA-256 of the cookie. `elevada_em`: last verification with password and authenticator.
create table operador_sessao (
  sessao_id uuid not null,
  operador_id uuid not null,
  token_hash text not null,
  aparelho text not null,
  criada_em timestamptz not null,
  usada_em timestamptz not null,
  elevada_em timestamptz not null,
  encerrada_em timestamptz,
  constraint operador_sessao__pk primary key (sessao_id),
  constraint operador_sessao__token unique (token_hash)
);
create index operador_sessao__operador on operador_sessao (operador_id) where encerrada_em is null;

-- An invitation with the secret of the authenticator that it offers. Without promoter: for the installation.
create table operador_convite (
  token_hash text not null,
  nome text not null,
  email text not null,
  promotora_id text,
  papel text,
  totp_cifrado bytea not null,
  criado_em timestamptz not null,
  ate timestamptz not null,
  constraint operador_convite__pk primary key (token_hash),
  constraint operador_convite__papel check ((promotora_id is null) = (papel is null))
);
create unique index operador_convite__destino on operador_convite (email, coalesce(promotora_id, ''));

-- Credentials of programs. `segredo_hash`: SHA-256; the one of before a rotation is accepted until `anterior_ate`.
create table credencial (
  credencial_id uuid not null,
  promotora_id text not null,
  nome text not null,
  escopos text[] not null,
  segredo_hash text not null,
  anterior_hash text,
  anterior_ate timestamptz,
  criada_em timestamptz not null,
  ate timestamptz,
  usada_em timestamptz,
  encerrada_em timestamptz,
  constraint credencial__pk primary key (credencial_id),
  constraint credencial__segredo unique (segredo_hash)
);
create index credencial__anterior on credencial (anterior_hash) where anterior_hash is not null;
create index credencial__promotora on credencial (promotora_id);

-- The audit trail: a row is inserted before its act, completed once, chained once, and never deleted. `corrente`: the
-- chain it belongs to, a promoter's or '' for the installation's. `alvo`: ids by name; never personal data.
create table auditoria (
  registro_id uuid not null,
  corrente text not null,
  em timestamptz not null,
  ator_tipo text not null,
  ator_id text,
  ator_nome text not null,
  sessao_id uuid,
  acao text not null,
  alvo jsonb not null,
  campos text[] not null,
  motivo text,
  requisicao text not null,
  resultado text,
  codigo text,
  ordem bigint,
  anterior text,
  hash text,
  constraint auditoria__pk primary key (registro_id),
  constraint auditoria__ordem unique (corrente, ordem),
  constraint auditoria__ator check (ator_tipo in ('operador', 'credencial', 'comando', 'token')),
  constraint auditoria__resultado check (resultado in ('feito', 'recusado', 'negado', 'falhou')),
  constraint auditoria__corrente check ((ordem is null) = (hash is null) and (ordem is null) = (anterior is null))
);
create index auditoria__lista on auditoria (corrente, em desc, registro_id desc);
create index auditoria__solta on auditoria (em, registro_id) where hash is null;

-- The last row of each chain at the end of a day, signed with a key outside of the database.
create table auditoria_cabeca (
  corrente text not null,
  dia date not null,
  ordem bigint not null,
  hash text not null,
  assinatura text not null,
  constraint auditoria_cabeca__pk primary key (corrente, dia)
);

-- Refuses every change of the trail but completing an open row and chaining a loose one.
create function auditoria_imutavel() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.hash is null
    and (old.registro_id, old.corrente, old.em, old.ator_tipo, old.ator_nome, old.acao, old.alvo, old.campos, old.requisicao)
      = (new.registro_id, new.corrente, new.em, new.ator_tipo, new.ator_nome, new.acao, new.alvo, new.campos, new.requisicao)
    and (old.ator_id, old.sessao_id, old.motivo) is not distinct from (new.ator_id, new.sessao_id, new.motivo)
    and ((old.resultado is null and new.hash is null) or old.resultado is not distinct from new.resultado)
  then
    return new;
  end if;
  raise exception 'the audit trail is append-only';
end
$$;
create trigger auditoria__imutavel before update or delete on auditoria for each row execute function auditoria_imutavel();
create trigger auditoria__inteira before truncate on auditoria for each statement execute function auditoria_imutavel();
create trigger auditoria_cabeca__imutavel before update or delete or truncate on auditoria_cabeca
  for each statement execute function auditoria_imutavel();
