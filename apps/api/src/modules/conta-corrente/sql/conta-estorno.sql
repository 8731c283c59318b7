-- Returns the spent part of a grant that was not returned.
create or replace function lote_gasto(
  p_consumidor_id uuid, p_campanha_id uuid, p_moeda text, p_ordem integer
) returns bigint language plpgsql stable as $$
begin
  return (
    select coalesce(-sum(u.valor), 0)
    from lote_uso u join lancamento e on (e.consumidor_id, e.campanha_id, e.moeda, e.ordem)
      = (u.consumidor_id, u.campanha_id, u.moeda, u.ordem)
    where u.consumidor_id = p_consumidor_id and u.campanha_id = p_campanha_id and u.moeda = p_moeda
      and u.lote_ordem = p_ordem and e.tipo in ('RESGATE', 'DEVOLUCAO', 'ABATIMENTO')
  );
end
$$;

-- Returns the spent part of the live credits of an origin by currency: the debt that a reversal would leave.
create or replace function conta_gasto(p_consumidor_id uuid, p_origem text, p_origem_id text)
returns table (moeda text, gasto bigint) language plpgsql stable as $$
begin
  return query select l.moeda, sum(lote_gasto(l.consumidor_id, l.campanha_id, l.moeda, l.ordem))::bigint from lote l
  where l.consumidor_id = p_consumidor_id and l.origem = p_origem and l.origem_id = p_origem_id and l.estornado_em is null
  group by l.moeda;
end
$$;

-- Reverses the credits of an origin in every currency: the remainder at once; the spent part becomes a debt settled
-- by the next credits, unless p_perdoar or the consumer's registration was deleted. Expired amounts stay expired.
create or replace function conta_estorno(
  p_consumidor_id uuid, p_campanha_id uuid, p_origem text, p_origem_id text, p_perdoar boolean, p_agora timestamptz
) returns void language plpgsql as $$
declare
  -- Lock order: consumer before accounts, as in a deletion.
  v_perdoar boolean := consumidor_ended(p_consumidor_id) or p_perdoar;
  c conta;
  v_vivo record;
  l lote;
  v_gasto bigint;
  v_devido bigint;
begin
  for v_vivo in
    select o.moeda, o.ordem from lote o
    where o.consumidor_id = p_consumidor_id and o.campanha_id = p_campanha_id and o.origem = p_origem
      and o.origem_id = p_origem_id and o.estornado_em is null
    order by o.moeda
  loop
    c := conta_lock(p_consumidor_id, p_campanha_id, v_vivo.moeda, p_agora);
    select o.* into l from lote o
    where o.consumidor_id = p_consumidor_id and o.campanha_id = p_campanha_id and o.moeda = v_vivo.moeda
      and o.ordem = v_vivo.ordem and o.estornado_em is null;
    continue when not found;
    v_gasto := lote_gasto(l.consumidor_id, l.campanha_id, l.moeda, l.ordem);
    v_devido := case when v_perdoar then 0 else v_gasto end;
    c := conta_note(
      c, 'ESTORNO', l.restante + v_devido, case when l.liberado then -l.restante else 0 end,
      case when l.liberado then 0 else -l.restante end, v_devido, null, null, l.ordem, p_agora, p_agora
    );
    if l.restante > 0 then
      insert into lote_uso (consumidor_id, campanha_id, moeda, ordem, lote_ordem, valor)
      values (p_consumidor_id, p_campanha_id, l.moeda, c.ordem, l.ordem, -l.restante);
    end if;
    update lote o set restante = 0, estornado_em = p_agora, perdoado = v_gasto - v_devido
    where o.consumidor_id = p_consumidor_id and o.campanha_id = p_campanha_id and o.moeda = l.moeda
      and o.ordem = l.ordem;
    perform conta_save(conta_pay(c, p_agora, p_agora));
  end loop;
end
$$;

-- Closes every account of a consumer: no balance and no debt remain.
create or replace function conta_close(p_consumidor_id uuid, p_agora timestamptz) returns void language plpgsql as $$
declare
  c conta;
  v_aberta record;
begin
  for v_aberta in
    select o.campanha_id, o.moeda from conta o where o.consumidor_id = p_consumidor_id order by o.campanha_id, o.moeda
  loop
    c := conta_lock(p_consumidor_id, v_aberta.campanha_id, v_aberta.moeda, p_agora);
    continue when c.disponivel + c.a_liberar + c.devido = 0;
    c := conta_note(
      c, 'ENCERRAMENTO', c.disponivel + c.a_liberar, -c.disponivel, -c.a_liberar, -c.devido, null, null, null,
      p_agora, p_agora
    );
    insert into lote_uso (consumidor_id, campanha_id, moeda, ordem, lote_ordem, valor)
    select l.consumidor_id, l.campanha_id, l.moeda, c.ordem, l.ordem, -l.restante from lote l
    where l.consumidor_id = p_consumidor_id and l.campanha_id = v_aberta.campanha_id and l.moeda = v_aberta.moeda
      and l.restante > 0;
    update lote l set restante = 0
    where l.consumidor_id = p_consumidor_id and l.campanha_id = v_aberta.campanha_id and l.moeda = v_aberta.moeda
      and l.restante > 0;
    c.proximo_em := null;
    perform conta_save(c);
  end loop;
end
$$;
