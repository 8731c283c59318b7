-- compatible: a column that the old program does not name.

-- The day on which a receipt that came in on an earlier day than it was registered is caught up: one day's worth of them a
-- day, by the daily limits. Null for all others.
alter table documento_fiscal add column recupera_em date;
update documento_fiscal d set recupera_em = (d.registrado_em at time zone 'America/Sao_Paulo')::date
where d.participa_em is not null
  and (d.participa_em at time zone 'America/Sao_Paulo')::date <> (d.registrado_em at time zone 'America/Sao_Paulo')::date;
create index documento_fiscal__recupera on documento_fiscal (consumidor_id, campanha_id, recupera_em)
  where recupera_em is not null;
