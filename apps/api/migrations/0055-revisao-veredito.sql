-- compatible: a new table.

-- Verdicts of operators, for the figures of their work. `conferir`: chosen for a second opinion, which changes nothing by
-- itself. `segundos`: from taking the receipt; null without it. `reversao`: what a later decision, which said otherwise,
-- followed from.
create table revisao_veredito (
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  ordem smallint not null,
  campanha_id uuid not null,
  operador_id uuid not null,
  operador_nome text not null,
  status text not null,
  em timestamptz not null,
  segundos integer,
  conferir boolean not null default false,
  segunda_operador_id uuid,
  segunda_nome text,
  segunda_status text,
  segunda_em timestamptz,
  concorda boolean,
  revertida_em timestamptz,
  reversao text,
  constraint revisao_veredito__pk primary key (consumidor_id, documento_fiscal_id, ordem),
  constraint revisao_veredito__outra_pessoa check (segunda_operador_id <> operador_id),
  constraint revisao_veredito__reversao check (reversao in ('contestacao', 'desfeita', 'segunda'))
);
create index revisao_veredito__periodo on revisao_veredito (campanha_id, em);
create index revisao_veredito__conferir on revisao_veredito (campanha_id, em)
  where conferir and segunda_em is null and revertida_em is null;
create index revisao_veredito__discorda on revisao_veredito (campanha_id, segunda_em desc, documento_fiscal_id desc)
  where not concorda;
