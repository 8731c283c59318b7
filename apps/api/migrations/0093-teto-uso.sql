-- compatible
-- What operators did alone in a campaign, by ceiling (packages/rules/src/operador/tetos.ts) and by whom it concerns. `chave`: an operator, a
-- credential or a person; `periodo`: a day in São Paulo, or the whole campaign. Checking and adding is one statement.
create table teto_uso (
  campanha_id uuid not null,
  periodo text not null,
  teto text not null,
  chave text not null,
  soma bigint not null,
  -- Ceiling of the last act.
  maximo bigint not null,
  constraint teto_uso__pk primary key (campanha_id, periodo, teto, chave),
  constraint teto_uso__maximo check (soma between 0 and maximo)
);
create index teto_uso__periodo on teto_uso (periodo);
