-- Building blocks of every account movement. They take the account row, locked by the caller, and return it changed;
-- conta_save stores it. p_agora is the caller's clock; due amounts are settled as of their due time, however late the
-- account is touched.
-- Locks an account, creating it empty when missing, and settles it up to p_agora.
create or replace function conta_lock(
  p_consumidor_id uuid, p_campanha_id uuid, p_moeda text, p_agora timestamptz
) returns conta language plpgsql as $$
declare
  c conta;
begin
  insert into conta (consumidor_id, campanha_id, moeda, disponivel, a_liberar, devido, ordem, proximo_em)
  values (p_consumidor_id, p_campanha_id, p_moeda, 0, 0, 0, 0, null)
  on conflict on constraint conta__pk do nothing;
  select o.* into c from conta o
  where o.consumidor_id = p_consumidor_id and o.campanha_id = p_campanha_id and o.moeda = p_moeda for update;
  return conta_settle(c, p_agora);
end
$$;

create or replace function conta_save(c conta) returns void language plpgsql as $$
begin
  update conta o set
    disponivel = c.disponivel, a_liberar = c.a_liberar, devido = c.devido, ordem = c.ordem, proximo_em = c.proximo_em,
    a_conferir = true
  where o.consumidor_id = c.consumidor_id and o.campanha_id = c.campanha_id and o.moeda = c.moeda;
end
$$;

-- Appends an account entry: updates the three sums and stores the results in the entry.
create or replace function conta_note(
  c conta, p_tipo text, p_valor bigint, p_disponivel bigint, p_a_liberar bigint, p_devido bigint,
  p_origem text, p_origem_id text, p_sobre_ordem integer, p_vale_em timestamptz, p_agora timestamptz
) returns conta language plpgsql as $$
begin
  c.ordem := c.ordem + 1;
  c.disponivel := c.disponivel + p_disponivel;
  c.a_liberar := c.a_liberar + p_a_liberar;
  c.devido := c.devido + p_devido;
  insert into lancamento (
    consumidor_id, campanha_id, moeda, ordem, tipo, valor, disponivel, a_liberar, devido, origem, origem_id,
    sobre_ordem, vale_em, registrado_em
  ) values (
    c.consumidor_id, c.campanha_id, c.moeda, c.ordem, p_tipo, p_valor, c.disponivel, c.a_liberar, c.devido,
    p_origem, p_origem_id, p_sobre_ordem, p_vale_em, p_agora
  );
  return c;
end
$$;

-- Takes p_valor from the available lots for the entry p_ordem, those that expire first first. The caller has checked
-- that the balance suffices.
create or replace function lote_take(c conta, p_ordem integer, p_valor bigint) returns void language plpgsql as $$
begin
  with aberto as (
    select l.ordem, l.restante, sum(l.restante) over (order by l.expira_em nulls last, l.ordem) as ate
    from lote l
    where l.consumidor_id = c.consumidor_id and l.campanha_id = c.campanha_id and l.moeda = c.moeda
      and l.liberado and l.restante > 0
  ), tomado as (
    select a.ordem, least(a.restante, p_valor - (a.ate - a.restante)) as valor
    from aberto a where a.ate - a.restante < p_valor
  ), baixado as (
    update lote l set restante = l.restante - t.valor
    from tomado t
    where l.consumidor_id = c.consumidor_id and l.campanha_id = c.campanha_id and l.moeda = c.moeda
      and l.ordem = t.ordem
  )
  insert into lote_uso (consumidor_id, campanha_id, moeda, ordem, lote_ordem, valor)
  select c.consumidor_id, c.campanha_id, c.moeda, p_ordem, t.ordem, -t.valor from tomado t;
end
$$;

-- Settles debt from the available amount, as far as it goes.
create or replace function conta_pay(c conta, p_vale_em timestamptz, p_agora timestamptz) returns conta language plpgsql as $$
declare
  v_valor bigint := least(c.devido, c.disponivel);
begin
  if v_valor > 0 then
    c := conta_note(c, 'ABATIMENTO', v_valor, -v_valor, 0, -v_valor, null, null, null, p_vale_em, p_agora);
    perform lote_take(c, c.ordem, v_valor);
  end if;
  return c;
end
$$;

-- Applies releases and expiries due by p_agora in chronological order.
create or replace function conta_settle(c conta, p_agora timestamptz) returns conta language plpgsql as $$
declare
  v_em timestamptz := c.proximo_em;
  v_valor bigint;
begin
  while v_em <= p_agora loop
    with liberado as (
      update lote l set liberado = true
      where l.consumidor_id = c.consumidor_id and l.campanha_id = c.campanha_id and l.moeda = c.moeda
        and not l.liberado and l.restante > 0 and l.libera_em <= v_em
      returning l.restante
    )
    select sum(b.restante) into v_valor from liberado b;
    if v_valor > 0 then
      c := conta_note(c, 'LIBERACAO', v_valor, v_valor, -v_valor, 0, null, null, null, v_em, p_agora);
      perform notificacao_add(
        c.consumidor_id, c.campanha_id, 'SALDO_LIBERADO', c.moeda || ':' || c.ordem,
        jsonb_build_object('moeda', c.moeda, 'valor', v_valor), v_em
      );
      c := conta_pay(c, v_em, p_agora);
    end if;

    with vencido as (
      select l.ordem, l.restante from lote l
      where l.consumidor_id = c.consumidor_id and l.campanha_id = c.campanha_id and l.moeda = c.moeda
        and l.liberado and l.restante > 0 and l.expira_em <= v_em
    ), baixado as (
      update lote l set restante = 0 from vencido v
      where l.consumidor_id = c.consumidor_id and l.campanha_id = c.campanha_id and l.moeda = c.moeda
        and l.ordem = v.ordem
    ), usado as (
      insert into lote_uso (consumidor_id, campanha_id, moeda, ordem, lote_ordem, valor)
      select c.consumidor_id, c.campanha_id, c.moeda, c.ordem + 1, v.ordem, -v.restante from vencido v
    )
    select sum(v.restante) into v_valor from vencido v;
    if v_valor > 0 then
      c := conta_note(c, 'EXPIRACAO', v_valor, -v_valor, 0, 0, null, null, null, v_em, p_agora);
    end if;

    select min(case when l.liberado then l.expira_em else l.libera_em end) into v_em from lote l
    where l.consumidor_id = c.consumidor_id and l.campanha_id = c.campanha_id and l.moeda = c.moeda and l.restante > 0;
  end loop;
  c.proximo_em := v_em;
  return c;
end
$$;

-- Settles one account up to p_agora, as every movement does first. Returns false when nothing was due.
create or replace function conta_touch(
  p_consumidor_id uuid, p_campanha_id uuid, p_moeda text, p_agora timestamptz
) returns boolean language plpgsql as $$
declare
  c conta;
begin
  select o.* into c from conta o
  where o.consumidor_id = p_consumidor_id and o.campanha_id = p_campanha_id and o.moeda = p_moeda
    and o.proximo_em <= p_agora
  for update;
  if not found then
    return false;
  end if;
  perform conta_save(conta_settle(c, p_agora));
  return true;
end
$$;

-- Notifies once every holder of an amount that expires between p_de and p_ate, p_dias days ahead; p_palavra is that
-- day as text. Returns how many.
create or replace function conta_warn(
  p_de timestamptz, p_ate timestamptz, p_dias integer, p_palavra text, p_agora timestamptz
) returns integer language plpgsql as $$
declare
  v_conta record;
  v_avisados integer := 0;
begin
  for v_conta in
    -- proximo_em is indexed and never later than the expiry of any of the account's lots.
    select l.consumidor_id, l.campanha_id, l.moeda, sum(l.restante) as valor
    from conta c join lote l on l.consumidor_id = c.consumidor_id and l.campanha_id = c.campanha_id and l.moeda = c.moeda
    where c.proximo_em < p_ate and l.liberado and l.restante > 0 and l.expira_em >= p_de and l.expira_em < p_ate
    group by l.consumidor_id, l.campanha_id, l.moeda
  loop
    perform notificacao_add(
      v_conta.consumidor_id, v_conta.campanha_id, 'SALDO_VENCE', v_conta.moeda || ':' || p_palavra || ':' || p_dias,
      jsonb_build_object('moeda', v_conta.moeda, 'valor', v_conta.valor, 'em', p_palavra, 'dias', p_dias), p_agora
    );
    v_avisados := v_avisados + 1;
  end loop;
  return v_avisados;
end
$$;
