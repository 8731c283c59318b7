-- Grants rewards like documento_earn, but bounds receipts kept off-line from an earlier day (recupera_em: the
-- day on which such a receipt is credited) by the daily limits: a receipt whose day is full moves to the next day
-- with room, starting with its registration day. When that day is in the future the receipt earns nothing yet and
-- waits. The caller holds the consumer's lock (consumidor_hold), so the counted day totals stay stable.
create or replace function documento_earn_by_day(
  d documento_fiscal, c concessao, p_agora timestamptz, p_exigir boolean
) returns documento_fiscal language plpgsql as $$
declare
  v_ganha documento_fiscal;
begin
  -- Most receipts are sent on their capture day; skip the subtransaction needed to undo.
  if d.recupera_em is null then
    return documento_earn(d, c, p_agora, p_exigir);
  end if;
  begin
    v_ganha := documento_earn(d, c, p_agora, p_exigir);
    v_ganha.recupera_em := documento_fiscal_find_recupera(v_ganha, c.assuntos, c.periodos, c.limites);
    if v_ganha.recupera_em <= (p_agora at time zone 'America/Sao_Paulo')::date then
      return v_ganha;
    end if;
    raise exception 'its day has not come' using errcode = 'TR002';
  exception when sqlstate 'TR002' then
    d.recupera_em := v_ganha.recupera_em;
  end;
  return documento_fiscal_as_pendente(
    d, 'documentoFiscal.guardadaParaDepois', jsonb_build_object('dia', to_char(d.recupera_em, 'YYYY-MM-DD')),
    d.recupera_em::timestamp at time zone 'America/Sao_Paulo'
  );
end
$$;

-- Sets a receipt to PENDENTE despite its verdict, until p_apurar_em; null: until a person decides.
create or replace function documento_fiscal_as_pendente(
  d documento_fiscal, p_motivo text, p_motivo_valores jsonb, p_apurar_em timestamptz
) returns documento_fiscal language plpgsql as $$
begin
  d.status := 'PENDENTE';
  d.motivo := p_motivo;
  d.motivo_valores := p_motivo_valores;
  d.multiplicador_milesimos := 1000;
  d.resto_variacao_centavos := 0;
  d.apurado_em := null;
  d.apurar_em := p_apurar_em;
  return d;
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

-- Backfills a receipt older than the ledger, once; a receipt that is no longer valid is only removed from the list.
create or replace function documento_fiscal_carry(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_creditos jsonb, p_agora timestamptz
) returns void language plpgsql as $$
declare
  d documento_fiscal;
  c concessao;
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
    c.creditos := p_creditos;
    d.pontos := 0;
    d.cashback_centavos := 0;
    d := documento_save(documento_earn(d, c, p_agora, false));
  end if;
end
$$;
