-- Grants a receipt's rewards: at most the given numbers and cards, as many as the consumer's limits allow.
-- p_participa_em is the receipt's effective time, whose periods count; p_agora is the time of granting. p_indices,
-- p_series, p_numeros and p_validade go together (cupom_grant). motivo: which limit reduced the rewards. With
-- p_exigir raises TR001 (detail = position in p_limites) when limits leave nothing.
create or replace function documento_fiscal_grant(
  p_consumidor_id uuid, p_campanha_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz, p_participa_em timestamptz,
  p_assuntos text[], p_periodos text[], p_limites integer[],
  p_indices bigint[], p_series text[], p_numeros text[], p_validade timestamptz, p_raspadinhas uuid[], p_exigir boolean,
  out numeros integer, out raspadinhas integer, out motivo text, out motivo_valores jsonb
) language plpgsql as $$
declare
  v_pedidos integer := cardinality(p_indices);
  v_cartelas integer := cardinality(p_raspadinhas);
  v_esgotado integer;
begin
  select t.concedido, t.esgotado into numeros, v_esgotado
  from contador_take(p_consumidor_id, p_campanha_id, 'cupom', p_participa_em, p_assuntos, p_periodos, p_limites, v_pedidos) t;
  select t.concedido into raspadinhas
  from contador_take(p_consumidor_id, p_campanha_id, 'raspadinha', p_participa_em, p_assuntos, p_periodos, p_limites, v_cartelas) t;

  if p_exigir and v_pedidos > 0 and numeros = 0 and raspadinhas = 0 then
    if v_cartelas > 0 then
      raise exception 'cupom.limiteAmbos' using errcode = 'TR001';
    end if;
    raise exception 'cupom.limiteAtingido' using errcode = 'TR001', detail = v_esgotado::text;
  end if;
  if v_pedidos > 0 and numeros = 0 then
    motivo := case when raspadinhas > 0 then 'cupom.soRaspadinhas' else 'cupom.limiteParcial' end;
  elsif numeros < v_pedidos then
    motivo := 'cupom.limiteParcial';
  elsif v_cartelas > 0 and raspadinhas = 0 and numeros > 0 then
    motivo := 'cupom.soNumeros';
  end if;
  if motivo = 'cupom.limiteParcial' then
    motivo_valores := jsonb_build_object('concedidos', numeros::text, 'numeros', v_pedidos::text);
  end if;

  if numeros > 0 then
    perform cupom_grant(
      p_consumidor_id, p_campanha_id, p_documento_fiscal_id, p_agora, p_indices, p_series, p_numeros, p_validade, numeros
    );
  end if;
  if raspadinhas > 0 then
    perform raspadinha_grant(
      p_consumidor_id, p_campanha_id, p_documento_fiscal_id, p_agora, p_raspadinhas, raspadinhas
    );
  end if;
end
$$;

-- Moves the cents that a consumer carries from one receipt to the next. Optimistic concurrency: p_esperado is the
-- value used in the calculation; raises TR001 (detail = current value) when another receipt changed it. Null: nothing
-- is carried.
create or replace function resto_move(
  p_consumidor_id uuid, p_campanha_id uuid, p_esperado bigint, p_variacao bigint
) returns void language plpgsql as $$
declare
  v_centavos bigint;
begin
  if p_esperado is null then
    return;
  end if;
  insert into consumidor_resto (consumidor_id, campanha_id, centavos) values (p_consumidor_id, p_campanha_id, 0)
  on conflict on constraint consumidor_resto__pk do nothing;
  select r.centavos into v_centavos from consumidor_resto r
  where r.consumidor_id = p_consumidor_id and r.campanha_id = p_campanha_id for update;
  if v_centavos <> p_esperado then
    raise exception 'ganho.restoMudou' using errcode = 'TR001', detail = v_centavos::text;
  end if;
  update consumidor_resto r set centavos = r.centavos + p_variacao
  where r.consumidor_id = p_consumidor_id and r.campanha_id = p_campanha_id;
end
$$;

-- Credits a receipt's points and cashback and returns the updated receipt. p_creditos: a list of moeda, valor,
-- libera_em and expira_em, in lock order of the accounts; null when nothing was earned. Grants nothing to a consumer
-- whose registration was deleted.
create or replace function documento_fiscal_credit(
  d documento_fiscal, p_creditos jsonb, p_agora timestamptz
) returns documento_fiscal language plpgsql as $$
declare
  v_credito record;
begin
  d.pontos := 0;
  d.cashback_centavos := 0;
  if p_creditos is null or consumidor_ended(d.consumidor_id) then
    return d;
  end if;
  for v_credito in
    select k.* from jsonb_to_recordset(p_creditos)
      as k (moeda text, valor bigint, libera_em timestamptz, expira_em timestamptz)
  loop
    perform conta_credit(
      d.consumidor_id, d.campanha_id, v_credito.moeda, 'documento', d.documento_fiscal_id::text, v_credito.valor,
      v_credito.libera_em, v_credito.expira_em, p_agora
    );
    if v_credito.moeda = 'pontos' then
      d.pontos := v_credito.valor;
    else
      d.cashback_centavos := v_credito.valor;
    end if;
  end loop;
  return d;
end
$$;

-- Backfills a receipt older than the ledger, once; a receipt that is no longer valid is only removed from the list.
create or replace function documento_fiscal_carry(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_creditos jsonb, p_agora timestamptz
) returns void language plpgsql as $$
declare
  d documento_fiscal;
begin
  delete from documento_a_creditar a
  where a.consumidor_id = p_consumidor_id and a.documento_fiscal_id = p_documento_fiscal_id;
  if not found then
    return;
  end if;
  -- Lock order: receipt before account, as in a verdict.
  select o.* into d from documento_fiscal o
  where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id and o.status = 'VALIDO'
  for update;
  if found then
    d := documento_fiscal_credit(d, p_creditos, p_agora);
    update documento_fiscal o set pontos = d.pontos, cashback_centavos = d.cashback_centavos
    where o.consumidor_id = d.consumidor_id and o.documento_fiscal_id = d.documento_fiscal_id;
  end if;
end
$$;
