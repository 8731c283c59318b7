-- Records the hand-over of a prize once; returns false when it was handed over before, is held back or does not exist.
create or replace function raspadinha_hand_over(
  p_consumidor_id uuid, p_raspadinha_id uuid, p_entregue_por text, p_ator jsonb, p_agora timestamptz
) returns boolean language plpgsql as $$
begin
  update raspadinha r set entregue_em = p_agora, entregue_por = p_entregue_por, entrega_ator = p_ator
  where r.consumidor_id = p_consumidor_id and r.raspadinha_id = p_raspadinha_id and r.premio_id is not null
    and r.entregue_em is null and r.retida_em is null;
  return found;
end
$$;

-- Removes the recorded hand-over of a prize; returns false without one. A payout has no person and stays.
create or replace function raspadinha_take_back(
  p_consumidor_id uuid, p_raspadinha_id uuid
) returns boolean language plpgsql as $$
begin
  update raspadinha r set entregue_em = null, entregue_por = null, entrega_ator = null
  where r.consumidor_id = p_consumidor_id and r.raspadinha_id = p_raspadinha_id
    and r.entregue_em is not null and r.entregue_por is not null;
  return found;
end
$$;
