-- Adjusts an account by an operator, once for each p_ajuste_id: a positive amount is credited, usable at once until
-- p_expira_em; a negative one is spent. Both lines have the origin 'ajuste'. Returns false without any effect for a
-- repeated id, and after the registration was deleted. Raises TR001 like conta_debit.
create or replace function conta_adjust(
  p_consumidor_id uuid, p_campanha_id uuid, p_moeda text, p_ajuste_id uuid, p_valor bigint, p_motivo text,
  p_expira_em timestamptz, p_ator jsonb, p_agora timestamptz
) returns boolean language plpgsql as $$
begin
  -- Lock order: consumer before account, as in a deletion.
  if consumidor_ended(p_consumidor_id) then
    return false;
  end if;
  insert into conta_ajuste (consumidor_id, ajuste_id, campanha_id, moeda, valor, motivo, ator, feito_em)
  values (p_consumidor_id, p_ajuste_id, p_campanha_id, p_moeda, p_valor, p_motivo, p_ator, p_agora)
  on conflict on constraint conta_ajuste__pk do nothing;
  if not found then
    return false;
  end if;
  if p_valor > 0 then
    perform conta_credit(
      p_consumidor_id, p_campanha_id, p_moeda, 'ajuste', p_ajuste_id::text, p_valor, null, p_expira_em, p_agora
    );
  else
    perform conta_debit(
      p_consumidor_id, p_campanha_id, p_moeda, -p_valor, 'ajuste', p_ajuste_id::text, p_agora
    );
  end if;
  return true;
end
$$;
