-- Writes down how many numbers a campaign has granted, as it is shown; nothing when that is what stands there.
create or replace function campanha_update_total(p_campanha_id uuid, p_total bigint) returns void language plpgsql as $$
begin
  update campanha c set total_cupons = p_total where c.campanha_id = p_campanha_id and c.total_cupons <> p_total;
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
