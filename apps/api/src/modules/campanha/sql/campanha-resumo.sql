-- Called by programs of revision 3 and before, which count all numbers: the next job counts them once more, because the
-- changes that it would add are in p_total already.
create or replace function campanha_update_total(p_campanha_id uuid, p_total bigint) returns void language plpgsql as $$
begin
  update campanha c set total_cupons = p_total, cupons_contados = false
  where c.campanha_id = p_campanha_id and c.total_cupons <> p_total;
end
$$;

-- Sets the total of a campaign whose numbers were never counted as a whole; false when another process was quicker.
create or replace function campanha_set_total(p_campanha_id uuid, p_total bigint) returns boolean language plpgsql as $$
begin
  update campanha c set total_cupons = p_total, cupons_contados = true
  where c.campanha_id = p_campanha_id and not c.cupons_contados;
  return found;
end
$$;

-- Changes the total of a campaign by what was granted and taken back since it was last changed.
create or replace function campanha_add_total(p_campanha_id uuid, p_variacao bigint) returns void language plpgsql as $$
begin
  update campanha c set total_cupons = c.total_cupons + p_variacao where c.campanha_id = p_campanha_id and p_variacao <> 0;
end
$$;

-- Marks a campaign whose receipts keep no picture and no message any more.
create or replace function campanha_forget(p_campanha_id uuid, p_agora timestamptz) returns void language plpgsql as $$
begin
  update campanha c set esquecida_em = p_agora where c.campanha_id = p_campanha_id;
end
$$;

-- Lets those who enter something of a campaign take turns, until the transaction ends.
create or replace function campanha_hold(p_campanha_id uuid) returns void language plpgsql as $$
begin
  perform 1 from campanha c where c.campanha_id = p_campanha_id for no key update;
end
$$;
