-- compatible: new tables and a column with a default; functions of before do not name them.

-- The job that needs one runner in the whole installation: its lease, and how its last run ended.
create table tarefa (
  nome text not null,
  arrendatario uuid,
  arrendada_ate timestamptz,
  proxima_em timestamptz not null,
  iniciada_em timestamptz not null,
  sucedida_em timestamptz,
  milissegundos integer,
  constraint tarefa__pk primary key (nome)
);

-- How many differences the last check of each book found, and the person at whom its round through all accounts goes on.
create table livro (
  nome text not null,
  diferencas integer not null,
  conferido_em timestamptz not null,
  depois_de uuid,
  constraint livro__pk primary key (nome)
);

-- An account moved since its lines were checked. Once it is marked, a movement changes no index.
alter table conta add column a_conferir boolean not null default true;
create index conta__a_conferir on conta (consumidor_id) where a_conferir;

-- By how much the count of a campaign's numbers changed since it was last added up: one row a receipt, no row that two
-- receipts share. The job deletes what it adds.
create table cupom_variacao (
  consumidor_id uuid not null,
  campanha_id uuid not null,
  quantidade integer not null
);
alter table campanha add column cupons_contados boolean not null default false;

create index envio__criado on envio (criado_em);
create index envio_geral__criado on envio_geral (criado_em);
