-- compatible: new tables that the old program does not know.

-- A sales file of the promoter. sha256: of its content, which is imported once for a campaign. arquivo: where it is kept
-- until it was read. situacao: recebido, importando, pronto, interrompido or recusado; motivo: why the last two, and in
-- which line. linhas: how many lines or documents of it were read, and lidos_bytes up to where; novas, mudadas, iguais and
-- erros are what they were. arrendatario reads it until arrendado_ate, and whoever comes after that goes on.
create table venda_arquivo (
  venda_arquivo_id uuid not null,
  campanha_id uuid not null,
  nome text not null,
  sha256 text not null,
  bytes bigint not null,
  codificacao text not null,
  arquivo text,
  situacao text not null,
  motivo text,
  motivo_linha integer,
  linhas integer not null default 0,
  novas integer not null default 0,
  mudadas integer not null default 0,
  iguais integer not null default 0,
  erros integer not null default 0,
  lidos_bytes bigint not null default 0,
  recebido_em timestamptz not null,
  iniciado_em timestamptz,
  terminado_em timestamptz,
  arrendatario uuid,
  arrendado_ate timestamptz,
  constraint venda_arquivo__pk primary key (venda_arquivo_id),
  constraint venda_arquivo__conteudo unique (campanha_id, sha256)
);
create index venda_arquivo__lista on venda_arquivo (campanha_id, venda_arquivo_id desc);
create index venda_arquivo__espera on venda_arquivo (campanha_id, venda_arquivo_id)
  where situacao in ('recebido', 'importando');

-- A sale as the promoter's newest file tells it. What no file said is null: of a sale whose cancellation came first, all.
create table venda (
  campanha_id uuid not null,
  chave_acesso text not null,
  emitente text not null,
  emitido_em date,
  valor_centavos bigint,
  quantidade integer,
  itens jsonb,
  cancelada boolean,
  venda_arquivo_id uuid not null,
  mudada_em timestamptz not null,
  constraint venda__pk primary key (campanha_id, chave_acesso)
);

-- What of a file could not be imported. ordem: which of its lines or documents, from 1; linha: where it begins.
create table venda_erro (
  venda_arquivo_id uuid not null,
  ordem integer not null,
  linha integer not null,
  chave_acesso text,
  problema text not null,
  constraint venda_erro__pk primary key (venda_arquivo_id, ordem)
);
