-- compatible: new tables; programs of before do not name them.

-- A requested file with data of a campaign (ADR 0089). A process that writes it holds the lease; `tentativas` is its
-- fencing token and part of the stored file's name.
create table exportacao (
  exportacao_id uuid not null,
  campanha_id uuid not null,
  tipo text not null,
  formato text not null,
  por_item boolean not null,
  de date,
  ate date,
  com_dados_pessoais boolean not null,
  finalidade text,
  nome_arquivo text not null,
  situacao text not null default 'naFila',
  linhas bigint not null default 0,
  bytes bigint,
  sha256 text,
  arquivo text,
  tentativas integer not null default 0,
  arrendado_ate timestamptz,
  pedida_em timestamptz not null,
  pedida_por jsonb not null,
  aprovada_por jsonb,
  terminada_em timestamptz,
  vence_em timestamptz,
  cancelada_por jsonb,
  downloads integer not null default 0,
  constraint exportacao__pk primary key (exportacao_id),
  constraint exportacao__situacao check
    (situacao in ('naFila', 'escrevendo', 'pronta', 'vencida', 'cancelada', 'falhou')),
  constraint exportacao__arquivo check ((arquivo is not null) = (situacao = 'pronta')),
  constraint exportacao__dados_pessoais check (com_dados_pessoais = (finalidade is not null))
);
create index exportacao__lista on exportacao (campanha_id, pedida_em, exportacao_id);
create index exportacao__espera on exportacao (pedida_em) where situacao in ('naFila', 'escrevendo');
create index exportacao__vence on exportacao (vence_em) where situacao = 'pronta';

-- The key of the pseudonyms in a campaign's files: the same person has another pseudonym in another campaign.
create table exportacao_sal (
  campanha_id uuid not null,
  sal text not null,
  constraint exportacao_sal__pk primary key (campanha_id)
);
