-- Spends an amount on p_origem_id (an order, a voucher), lots that expire first first. Returns the ordem of its
-- entry. Raises TR001 when the balance is too low: conta.saldoALiberar when pending amounts would cover it (detail:
-- the missing amount and when it is covered), else conta.saldoInsuficiente (detail: the missing amount).
create or replace function conta_debit(
  p_consumidor_id uuid, p_campanha_id uuid, p_moeda text, p_valor bigint, p_origem text, p_origem_id text,
  p_agora timestamptz
) returns integer language plpgsql as $$
declare
  c conta := conta_lock(p_consumidor_id, p_campanha_id, p_moeda, p_agora);
  v_falta bigint := p_valor - c.disponivel;
  v_libera_em timestamptz;
begin
  if v_falta > 0 then
    -- A released amount settles the debt first.
    select min(a.libera_em) into v_libera_em from (
      select l.libera_em, sum(l.restante) over (order by l.libera_em, l.ordem) as ate from lote l
      where l.consumidor_id = p_consumidor_id and l.campanha_id = p_campanha_id and l.moeda = p_moeda
        and not l.liberado and l.restante > 0
    ) a where a.ate >= v_falta + c.devido;
    raise exception using errcode = 'TR001',
      message = case when v_libera_em is null then 'conta.saldoInsuficiente' else 'conta.saldoALiberar' end,
      detail = jsonb_build_object('falta', v_falta, 'liberaEm', v_libera_em)::text;
  end if;
  c := conta_note(c, 'RESGATE', p_valor, -p_valor, 0, 0, p_origem, p_origem_id, null, p_agora, p_agora);
  perform lote_take(c, c.ordem, p_valor);
  perform conta_save(c);
  return c.ordem;
end
$$;

-- Refunds p_valor of the spending p_ordem into the lots it used, those that expire last first, each usable until
-- p_expira_minimo at least. Never more than was used and not refunded yet. A refund into a lot that was reversed and
-- forgiven meanwhile is reversed too. After the registration was deleted nothing remains. The caller ensures that a
-- refund is made once.
create or replace function conta_return(
  p_consumidor_id uuid, p_campanha_id uuid, p_moeda text, p_ordem integer, p_valor bigint, p_expira_minimo timestamptz,
  p_agora timestamptz
) returns void language plpgsql as $$
declare
  -- Lock order: consumer before account, as in a deletion.
  v_encerrada boolean := consumidor_ended(p_consumidor_id);
  c conta := conta_lock(p_consumidor_id, p_campanha_id, p_moeda, p_agora);
  v_linha lancamento;
  v_devolvido bigint;
  v_perdoado record;
begin
  select l.* into v_linha from lancamento l
  where l.consumidor_id = p_consumidor_id and l.campanha_id = p_campanha_id and l.moeda = p_moeda
    and l.ordem = p_ordem and l.tipo = 'RESGATE';
  c := conta_note(
    c, 'DEVOLUCAO', p_valor, p_valor, 0, 0, v_linha.origem, v_linha.origem_id, p_ordem, p_agora, p_agora
  );
  with tomado as (
    select u.lote_ordem, -sum(u.valor) as valor
    from lote_uso u join lancamento e on (e.consumidor_id, e.campanha_id, e.moeda, e.ordem)
      = (u.consumidor_id, u.campanha_id, u.moeda, u.ordem)
    where u.consumidor_id = p_consumidor_id and u.campanha_id = p_campanha_id and u.moeda = p_moeda
      and (e.ordem = p_ordem or e.tipo = 'DEVOLUCAO' and e.sobre_ordem = p_ordem)
    group by u.lote_ordem
  ), aberto as (
    select t.lote_ordem, t.valor, sum(t.valor) over (order by l.expira_em desc nulls first, l.ordem desc) as ate
    from tomado t join lote l on l.consumidor_id = p_consumidor_id and l.campanha_id = p_campanha_id
      and l.moeda = p_moeda and l.ordem = t.lote_ordem
    where t.valor > 0
  ), devolvido as (
    select a.lote_ordem, least(a.valor, p_valor - (a.ate - a.valor)) as valor
    from aberto a where a.ate - a.valor < p_valor
  ), posto as (
    update lote l set restante = l.restante + d.valor, expira_em = greatest(l.expira_em, case
      when l.expira_em is not null then p_expira_minimo end)
    from devolvido d
    where l.consumidor_id = p_consumidor_id and l.campanha_id = p_campanha_id and l.moeda = p_moeda
      and l.ordem = d.lote_ordem
  ), usado as (
    insert into lote_uso (consumidor_id, campanha_id, moeda, ordem, lote_ordem, valor)
    select p_consumidor_id, p_campanha_id, p_moeda, c.ordem, d.lote_ordem, d.valor from devolvido d
  )
  select coalesce(sum(d.valor), 0) into v_devolvido from devolvido d;
  if v_devolvido <> p_valor then
    raise exception 'spending % of account % % took less than the % to give back',
      p_ordem, p_consumidor_id, p_moeda, p_valor;
  end if;

  for v_perdoado in
    select l.ordem, least(l.restante, l.perdoado) as valor from lote l
    where l.consumidor_id = p_consumidor_id and l.campanha_id = p_campanha_id and l.moeda = p_moeda
      and l.perdoado > 0 and l.restante > 0
    order by l.ordem
  loop
    c := conta_note(
      c, 'ESTORNO', v_perdoado.valor, -v_perdoado.valor, 0, 0, null, null, v_perdoado.ordem, p_agora, p_agora
    );
    insert into lote_uso (consumidor_id, campanha_id, moeda, ordem, lote_ordem, valor)
    values (p_consumidor_id, p_campanha_id, p_moeda, c.ordem, v_perdoado.ordem, -v_perdoado.valor);
    update lote l set restante = l.restante - v_perdoado.valor, perdoado = l.perdoado - v_perdoado.valor
    where l.consumidor_id = p_consumidor_id and l.campanha_id = p_campanha_id and l.moeda = p_moeda
      and l.ordem = v_perdoado.ordem;
  end loop;

  c := conta_pay(c, p_agora, p_agora);
  select least(c.proximo_em, min(l.expira_em)) into c.proximo_em from lote l
  where l.consumidor_id = p_consumidor_id and l.campanha_id = p_campanha_id and l.moeda = p_moeda
    and l.liberado and l.restante > 0;
  perform conta_save(c);
  if v_encerrada then
    perform conta_close(p_consumidor_id, p_agora);
  end if;
end
$$;
