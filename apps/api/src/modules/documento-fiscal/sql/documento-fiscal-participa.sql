-- Returns a receipt's effective time, independent of its verdict: it decides the draws of its numbers and the limit
-- periods of the receipt, its numbers and its cards.
create or replace function documento_fiscal_participa(d documento_fiscal) returns timestamptz language sql immutable as $$
  select coalesce(d.participa_em, d.registrado_em)
$$;
