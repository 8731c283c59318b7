-- compatible: a new table, and columns with defaults; programs of before name none of them.

-- Acts that wait for a second person. `alvo`, `corpo`: path parameters and body of the call; `hash`: SHA-256 of both.
-- `conteudo`: the content in words, as proposed and then as decided.
create table proposta (
  proposta_id uuid not null,
  promotora_id text not null,
  ato text not null,
  alvo jsonb not null,
  corpo jsonb not null,
  hash text not null,
  motivo text not null,
  conteudo jsonb not null,
  proposta_tipo text not null,
  proposta_por uuid not null,
  proposta_nome text not null,
  proposta_em timestamptz not null,
  ate timestamptz not null,
  decisao text,
  decidida_por uuid,
  decidida_nome text,
  decidida_em timestamptz,
  decisao_motivo text,
  resultado text,
  resultado_codigo text,
  resultado_mensagem text,
  constraint proposta__pk primary key (proposta_id),
  constraint proposta__tipo check (proposta_tipo in ('operador', 'credencial')),
  constraint proposta__decisao check (decisao in ('aprovada', 'recusada', 'retirada')),
  constraint proposta__decidida check ((decisao is null) = (decidida_por is null)
    and (decisao is null) = (decidida_nome is null) and (decisao is null) = (decidida_em is null)),
  -- Two persons decide; only a withdrawal is the proposer's own.
  constraint proposta__pessoas check ((decisao = 'retirada') = (proposta_por = decidida_por)),
  constraint proposta__resultado check (resultado in ('feito', 'recusado', 'falhou')),
  constraint proposta__feita check (resultado is null or decisao is not distinct from 'aprovada')
);
create index proposta__lista on proposta (promotora_id, proposta_em desc, proposta_id desc);

-- Operators who saw a secret of the credential: they do not decide what it proposes.
alter table credencial add column conhecida_por uuid[] not null default '{}';

-- Whether the invitation may replace password and authenticator of an existing account.
alter table operador_convite add column recupera boolean not null default false;
