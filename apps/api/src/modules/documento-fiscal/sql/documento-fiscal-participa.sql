-- The moment by which a receipt's numbers take part in draws: when it came in, however late the verdict.
create or replace function documento_fiscal_participa(d documento_fiscal) returns timestamptz language sql immutable as $$
  select coalesce(d.participa_em, d.registrado_em)
$$;
