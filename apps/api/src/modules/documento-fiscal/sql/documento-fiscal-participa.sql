-- When a receipt came in, however late the verdict: the moment by which its numbers take part in draws, and whose
-- periods it, its numbers and its cards count in.
create or replace function documento_fiscal_participa(d documento_fiscal) returns timestamptz language sql immutable as $$
  select coalesce(d.participa_em, d.registrado_em)
$$;
