-- compatible: new tables; programs of before do not name them.

-- Kinds of legal terms (ADR 0092). Rows, not code: the rules are being rewritten, and a change needs no release.
-- `ancora`, `unidade`, `sentido` and `cumpre`: see prazo-legal.ts. `avisos`: days before the term on which it is announced.
create table prazo_legal (
  prazo_id text not null,
  nome text not null,
  ancora text not null,
  quantidade integer not null,
  unidade text not null,
  sentido text not null,
  cumpre text,
  fonte text not null,
  avisos integer[] not null,
  ordem integer not null,
  alterado_em timestamptz,
  alterado_por jsonb,
  constraint prazo_legal__pk primary key (prazo_id),
  constraint prazo_legal__quantidade check (quantidade between 0 and 4000),
  constraint prazo_legal__unidade check (unidade in ('dias', 'diasUteis', 'meses')),
  constraint prazo_legal__sentido check (sentido in ('depois', 'antes'))
);

insert into prazo_legal (prazo_id, nome, ancora, quantidade, unidade, sentido, cumpre, fonte, avisos, ordem) values
  ('propriedade-inicio', 'Prova de propriedade dos prêmios instantâneos', 'distribuicao', 0, 'dias', 'antes', 'propriedade',
    'Decreto 70.951/1972, art. 15, §§ 1º e 2º: vale-brinde e assemelhados, antes do início', '{90,30,10,3}', 10),
  ('propriedade', 'Prova de propriedade dos prêmios do sorteio', 'sorteio', 8, 'dias', 'antes', 'propriedade',
    'Decreto 70.951/1972, art. 15, §§ 1º e 2º: até 8 dias antes de cada apuração', '{90,30,10,3}', 20),
  ('darf-premio', 'DARF 0916: imposto de renda de 20% sobre os prêmios', 'decendio', 3, 'diasUteis', 'depois', 'darf',
    'Lei 11.196/2005, art. 70, I, b: terceiro dia útil depois do decêndio da apuração', '{90,30,10,3}', 30),
  ('entrega', 'Entrega dos prêmios, sem custo para quem ganhou', 'premiacao', 30, 'dias', 'depois', 'entregas',
    'Termo de responsabilidade da SPA, item 4; regulamento: até 30 dias', '{90,30,10,3}', 40),
  ('caducidade', 'Fim do direito ao prêmio', 'premiacao', 180, 'dias', 'depois', null,
    'Termo de responsabilidade da SPA, item 4; Decreto 70.951/1972, art. 6º: 180 dias', '{90,30,10,3}', 50),
  ('recolhimento-10', 'DARF 0394: valor dos prêmios não reclamados, no prazo mais curto', 'caducidade', 10, 'dias', 'depois',
    'recolhimento', 'Decreto 70.951/1972, art. 6º: 10 dias depois da caducidade', '{90,30,10,3}', 60),
  ('recolhimento-45', 'DARF 0394: valor dos prêmios não reclamados', 'caducidade', 45, 'dias', 'depois', 'recolhimento',
    'Termo de responsabilidade da SPA, item 4: 45 dias depois da caducidade', '{90,30,10,3}', 70),
  ('contas', 'Prestação de contas no SCPC', 'scpc', 0, 'dias', 'depois', 'contas',
    'Termo de responsabilidade da SPA: a data no cabeçalho da promoção no SCPC. Multa de até 100% dos prêmios e dois anos sem promoções',
    '{90,30,10,3}', 80),
  ('contas-limite', 'Limite da prestação de contas', 'caducidade', 30, 'dias', 'depois', 'contas',
    'Termo de responsabilidade da SPA: no máximo 30 dias depois da caducidade dos prêmios', '{90,30,10,3}', 90),
  ('imagem', 'Fim do uso da imagem de quem ganhou', 'apuracao', 12, 'meses', 'depois', null,
    'Termo de responsabilidade da SPA, item 6; regulamento: no máximo um ano', '{30,10,3}', 100),
  ('recibos', 'Fim da guarda dos recibos de entrega', 'entrega', 60, 'meses', 'depois', null,
    'Termo de responsabilidade da SPA, itens 4 e 6: cinco anos depois da entrega', '{90,30}', 110);

-- A term of one campaign that differs from its kind.
create table encerramento_prazo (
  campanha_id uuid not null,
  prazo_id text not null,
  quantidade integer not null,
  unidade text not null,
  motivo text not null,
  definido_em timestamptz not null,
  definido_por jsonb not null,
  aprovado_por jsonb,
  constraint encerramento_prazo__pk primary key (campanha_id, prazo_id),
  constraint encerramento_prazo__quantidade check (quantidade between 0 and 4000),
  constraint encerramento_prazo__unidade check (unidade in ('dias', 'diasUteis', 'meses'))
);

-- The header of the promotion in SCPC. `informes`: entries of one person, until a second one types the same.
create table encerramento_scpc (
  campanha_id uuid not null,
  informes jsonb not null default '[]',
  divergencia jsonb,
  cabecalho jsonb,
  conferido_em timestamptz,
  conferido_por jsonb,
  constraint encerramento_scpc__pk primary key (campanha_id)
);

-- Files that only people have. `sorteio`: the day of the draw that the file concerns.
create table encerramento_arquivo (
  campanha_id uuid not null,
  arquivo_id uuid not null,
  tipo text not null,
  sorteio date,
  nome_arquivo text not null,
  conteudo_hash text not null,
  bytes bigint not null,
  enviado_em timestamptz not null,
  ator jsonb not null,
  constraint encerramento_arquivo__pk primary key (campanha_id, arquivo_id)
);
create unique index encerramento_arquivo__conteudo
  on encerramento_arquivo (campanha_id, tipo, coalesce(sorteio, 'infinity'::date), conteudo_hash);
create index encerramento_arquivo__nome on encerramento_arquivo (nome_arquivo);

-- The market value of a prize, for the tax. `premio`: day of the draw and name of the prize.
create table encerramento_valor (
  campanha_id uuid not null,
  sorteio date not null,
  premio text not null,
  valor_centavos bigint not null,
  definido_em timestamptz not null,
  definido_por jsonb not null,
  constraint encerramento_valor__pk primary key (campanha_id, sorteio, premio)
);

-- A requested kit. A process that writes it holds the lease; `tentativas` is its fencing token and part of the stored
-- file's name. `arquivos`: the content of its manifest.
create table encerramento_kit (
  kit_id uuid not null,
  campanha_id uuid not null,
  finalidade text not null,
  origem text not null,
  nome_arquivo text not null,
  situacao text not null default 'naFila',
  arquivos_escritos integer not null default 0,
  bytes bigint,
  sha256 text,
  manifesto jsonb,
  manifesto_hash text,
  arquivo text,
  tentativas integer not null default 0,
  arrendado_ate timestamptz,
  pedido_em timestamptz not null,
  pedido_por jsonb not null,
  aprovado_por jsonb,
  terminado_em timestamptz,
  vence_em timestamptz,
  cancelado_por jsonb,
  downloads integer not null default 0,
  constraint encerramento_kit__pk primary key (kit_id),
  constraint encerramento_kit__situacao check
    (situacao in ('naFila', 'escrevendo', 'pronta', 'vencida', 'cancelada', 'falhou')),
  constraint encerramento_kit__arquivo check ((arquivo is not null) = (situacao = 'pronta'))
);
create index encerramento_kit__lista on encerramento_kit (campanha_id, pedido_em, kit_id);
create index encerramento_kit__espera on encerramento_kit (pedido_em) where situacao in ('naFila', 'escrevendo');
create index encerramento_kit__vence on encerramento_kit (vence_em) where situacao = 'pronta';

-- The last check of a campaign's books, and their closing.
create table encerramento (
  campanha_id uuid not null,
  conferencia jsonb,
  conferido_em timestamptz,
  encerrado_em timestamptz,
  encerrado_por jsonb,
  aprovado_por jsonb,
  kit_id uuid,
  manifesto_hash text,
  constraint encerramento__pk primary key (campanha_id),
  constraint encerramento__fechado check
    (encerrado_em is null or (kit_id is not null and manifesto_hash is not null and conferencia is not null))
);
