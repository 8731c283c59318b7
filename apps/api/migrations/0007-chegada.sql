-- compatible: counters that are gone begin anew with what contador_count finds.

-- Numbers and cards now count in the periods of the moment when their receipt came in, not of the verdict.
delete from consumidor_contador k
where exists (
  select 1 from documento_fiscal d
  where d.consumidor_id = k.consumidor_id and d.campanha_id = k.campanha_id
    and (d.participa_em is not null or d.apurado_em <> d.registrado_em)
);
drop function if exists contador_count(uuid, uuid, text, text, timestamptz);
drop function if exists contador_take(uuid, uuid, text, timestamptz, text[], text[], integer[], integer);
drop function if exists cupom_grant(uuid, uuid, uuid, timestamptz, text[], text[], integer[], bigint[], text[], text[],
  uuid[], boolean);
