-- compatible: a new table; no release knows the two tables that it replaces.
-- Files that a job writes (ADR 0108): exports (`tipo` exportacao) and kits for the regulator (kit). A process that writes one holds
-- the lease; `tentativas` is its fencing token.
create table arquivo (
  arquivo_id uuid not null,
  campanha_id uuid not null,
  tipo text not null,
  -- The request as its type defines it: kind, format and period of an export; address of the campaign for a kit.
  pedido jsonb not null,
  finalidade text,
  -- Name for the download.
  nome text not null,
  situacao text not null default 'naFila',
  -- Rows or files written so far.
  progresso bigint not null default 0,
  bytes bigint,
  sha256 text,
  -- Storage name of a complete file.
  guardado text,
  -- Manifest of a kit, with its hash; null for an export.
  manifesto jsonb,
  manifesto_hash text,
  tentativas integer not null default 0,
  arrendado_ate timestamptz,
  pedido_em timestamptz not null,
  pedido_por jsonb not null,
  aprovado_por jsonb,
  terminado_em timestamptz,
  vence_em timestamptz,
  cancelado_por jsonb,
  downloads integer not null default 0,
  constraint arquivo__pk primary key (arquivo_id, tipo),
  constraint arquivo__situacao check (situacao in ('naFila', 'escrevendo', 'pronta', 'vencida', 'cancelada', 'falhou')),
  constraint arquivo__guardado check ((guardado is not null) = (situacao = 'pronta')),
  -- Personal data leaves with a purpose only.
  constraint arquivo__finalidade check
    (finalidade is not null or (tipo = 'exportacao' and not (pedido ->> 'comDadosPessoais')::boolean))
);
create index arquivo__lista on arquivo (campanha_id, tipo, pedido_em, arquivo_id);
create index arquivo__espera on arquivo (tipo, pedido_em) where situacao in ('naFila', 'escrevendo');
create index arquivo__vence on arquivo (tipo, vence_em) where situacao = 'pronta';

insert into arquivo (
  arquivo_id, campanha_id, tipo, pedido, finalidade, nome, situacao, progresso, bytes, sha256, guardado, tentativas,
  arrendado_ate, pedido_em, pedido_por, aprovado_por, terminado_em, vence_em, cancelado_por, downloads)
select e.exportacao_id, e.campanha_id, 'exportacao',
  jsonb_build_object('tipo', e.tipo, 'formato', e.formato, 'porItem', e.por_item, 'de', e.de, 'ate', e.ate,
    'comDadosPessoais', e.com_dados_pessoais),
  e.finalidade, e.nome_arquivo, e.situacao, e.linhas, e.bytes, e.sha256, e.arquivo, e.tentativas, e.arrendado_ate,
  e.pedida_em, e.pedida_por, e.aprovada_por, e.terminada_em, e.vence_em, e.cancelada_por, e.downloads
from exportacao e;

insert into arquivo (
  arquivo_id, campanha_id, tipo, pedido, finalidade, nome, situacao, progresso, bytes, sha256, guardado, manifesto,
  manifesto_hash, tentativas, arrendado_ate, pedido_em, pedido_por, aprovado_por, terminado_em, vence_em, cancelado_por,
  downloads)
select k.kit_id, k.campanha_id, 'kit', jsonb_build_object('origem', k.origem), k.finalidade, k.nome_arquivo, k.situacao,
  k.arquivos_escritos, k.bytes, k.sha256, k.arquivo, k.manifesto, k.manifesto_hash, k.tentativas, k.arrendado_ate,
  k.pedido_em, k.pedido_por, k.aprovado_por, k.terminado_em, k.vence_em, k.cancelado_por, k.downloads
from encerramento_kit k;
