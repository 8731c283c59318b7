-- Credits an amount, spendable from p_libera_em (null: at once) until p_expira_em (null: no expiry). Returns the
-- ordem of its entry; null without any effect when the origin already has a credit, for a zero amount, and when the
-- consumer's registration was deleted.
-- Fast path: an account without debt and without due amounts is updated in one statement. Two concurrent requests
-- that credit the same origin: the second violates lote__origem, and its retry finds the first one's row.
create or replace function conta_credit(
  p_consumidor_id uuid, p_campanha_id uuid, p_moeda text, p_origem text, p_origem_id text, p_valor bigint,
  p_libera_em timestamptz, p_expira_em timestamptz, p_agora timestamptz
) returns integer language plpgsql as $$
declare
  c conta;
  v_liberado boolean := coalesce(p_libera_em <= p_agora, true);
  v_libera_em timestamptz := coalesce(p_libera_em, p_agora);
  v_disponivel bigint := case when v_liberado then p_valor else 0 end;
  v_proximo_em timestamptz := case when v_liberado then p_expira_em else v_libera_em end;
  v_rodada smallint;
  v_vive boolean;
  v_ordem integer;
begin
  if p_valor <= 0 or consumidor_ended(p_consumidor_id) then
    return null;
  end if;
  select coalesce(max(l.rodada), 0) + 1, coalesce(bool_or(l.estornado_em is null), false) into v_rodada, v_vive
  from lote l
  where l.consumidor_id = p_consumidor_id and l.campanha_id = p_campanha_id and l.moeda = p_moeda
    and l.origem = p_origem and l.origem_id = p_origem_id;
  if v_vive then
    return null;
  end if;

  with movida as (
    insert into conta as o (
      consumidor_id, campanha_id, moeda, disponivel, a_liberar, devido, ordem, proximo_em
    )
    values (
      p_consumidor_id, p_campanha_id, p_moeda, v_disponivel, p_valor - v_disponivel, 0, 1, v_proximo_em
    )
    on conflict on constraint conta__pk do update set
      disponivel = o.disponivel + excluded.disponivel, a_liberar = o.a_liberar + excluded.a_liberar,
      ordem = o.ordem + 1, proximo_em = least(o.proximo_em, excluded.proximo_em),
      a_conferir = true
    where o.devido = 0 and (o.proximo_em is null or o.proximo_em > p_agora)
    returning o.*
  ), lotado as (
    insert into lote (
      consumidor_id, campanha_id, moeda, ordem, origem, origem_id, rodada, concedido, restante, perdoado, liberado,
      libera_em, expira_em, estornado_em
    )
    select p_consumidor_id, p_campanha_id, p_moeda, m.ordem, p_origem, p_origem_id, v_rodada, p_valor, p_valor, 0,
      v_liberado, v_libera_em, p_expira_em, null
    from movida m
  )
  insert into lancamento as l (
    consumidor_id, campanha_id, moeda, ordem, tipo, valor, disponivel, a_liberar, devido, origem, origem_id,
    sobre_ordem, vale_em, registrado_em
  )
  select p_consumidor_id, p_campanha_id, p_moeda, m.ordem, 'CREDITO', p_valor, m.disponivel, m.a_liberar, m.devido,
    null, null, null, p_agora, p_agora
  from movida m
  returning l.ordem into v_ordem;
  if found then
    return v_ordem;
  end if;

  c := conta_lock(p_consumidor_id, p_campanha_id, p_moeda, p_agora);
  c := conta_note(
    c, 'CREDITO', p_valor, v_disponivel, p_valor - v_disponivel, 0, null, null, null, p_agora, p_agora
  );
  v_ordem := c.ordem;
  insert into lote (
    consumidor_id, campanha_id, moeda, ordem, origem, origem_id, rodada, concedido, restante, perdoado, liberado,
    libera_em, expira_em, estornado_em
  ) values (
    p_consumidor_id, p_campanha_id, p_moeda, c.ordem, p_origem, p_origem_id, v_rodada, p_valor, p_valor, 0,
    v_liberado, v_libera_em, p_expira_em, null
  );
  c := conta_pay(c, p_agora, p_agora);
  c.proximo_em := least(c.proximo_em, v_proximo_em);
  perform conta_save(c);
  return v_ordem;
end
$$;
