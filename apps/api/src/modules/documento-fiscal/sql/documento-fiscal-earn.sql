-- Grants the rewards of a valid receipt: marks the invitation reward as due, moves the carried cents (resto_move),
-- grants numbers and cards (documento_fiscal_grant), then points and cashback. Returns the updated receipt. With
-- p_exigir raises TR001 when limits leave nothing for a receipt or code.
create or replace function documento_fiscal_earn(
  d documento_fiscal, p_agora timestamptz, p_premia_indicacao boolean, p_resto bigint,
  p_assuntos text[], p_periodos text[], p_limites integer[],
  p_indices bigint[], p_series text[], p_numeros text[], p_validade timestamptz, p_raspadinhas uuid[], p_creditos jsonb,
  p_exigir boolean
) returns documento_fiscal language plpgsql as $$
declare
  v_concessao record;
begin
  -- Lock order: the invitation before the account, as the invitation reward does.
  if p_premia_indicacao then
    perform indicacao_mark(d.consumidor_id, d.campanha_id, d.documento_fiscal_id, p_agora);
  end if;
  perform resto_move(d.consumidor_id, d.campanha_id, p_resto, d.resto_variacao_centavos);
  select g.* into v_concessao from documento_fiscal_grant(
    d.consumidor_id, d.campanha_id, d.documento_fiscal_id, p_agora, documento_fiscal_participa(d),
    p_assuntos, p_periodos, p_limites, p_indices, p_series, p_numeros, p_validade, p_raspadinhas, p_exigir
  ) g;
  if p_exigir and d.tipo = 'Cupom' and cardinality(p_indices) = 0 and cardinality(p_raspadinhas) > 0
    and v_concessao.raspadinhas = 0 then
    -- Do not redeem the code without any reward.
    raise exception 'cupom.limiteAmbos' using errcode = 'TR001';
  end if;
  d := documento_fiscal_credit(d, p_creditos, p_agora);
  d.numeros_concedidos := v_concessao.numeros;
  d.raspadinhas_concedidas := d.raspadinhas_concedidas + v_concessao.raspadinhas;
  if v_concessao.motivo is not null then
    d.motivo := v_concessao.motivo;
    d.motivo_valores := v_concessao.motivo_valores;
  end if;
  return d;
end
$$;

-- Grants rewards like documento_fiscal_earn, but bounds receipts kept off-line from an earlier day (recupera_em: the
-- day on which such a receipt is credited) by the daily limits: a receipt whose day is full moves to the next day
-- with room, starting with its registration day. When that day is in the future the receipt earns nothing yet and
-- waits. The caller holds the consumer's lock (consumidor_hold), so the counted day totals stay stable.
create or replace function documento_fiscal_earn_by_day(
  d documento_fiscal, p_agora timestamptz, p_premia_indicacao boolean, p_resto bigint,
  p_assuntos text[], p_periodos text[], p_limites integer[],
  p_indices bigint[], p_series text[], p_numeros text[], p_validade timestamptz, p_raspadinhas uuid[], p_creditos jsonb,
  p_exigir boolean
) returns documento_fiscal language plpgsql as $$
declare
  v_ganha documento_fiscal;
begin
  -- Most receipts are sent on their capture day; skip the subtransaction needed to undo.
  if d.recupera_em is null then
    return documento_fiscal_earn(
      d, p_agora, p_premia_indicacao, p_resto, p_assuntos, p_periodos, p_limites,
      p_indices, p_series, p_numeros, p_validade, p_raspadinhas, p_creditos, p_exigir
    );
  end if;
  begin
    v_ganha := documento_fiscal_earn(
      d, p_agora, p_premia_indicacao, p_resto, p_assuntos, p_periodos, p_limites,
      p_indices, p_series, p_numeros, p_validade, p_raspadinhas, p_creditos, p_exigir
    );
    v_ganha.recupera_em := documento_fiscal_find_recupera(v_ganha, p_assuntos, p_periodos, p_limites);
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

-- Returns the first day from recupera_em on that has room for what the receipt has taken (place, numbers, cards)
-- beside the consumer's other receipts credited on that day; all of them together are bounded by each daily limit in
-- p_limites. A receipt that exceeds a day's limit by itself fits an empty day.
create or replace function documento_fiscal_find_recupera(
  d documento_fiscal, p_assuntos text[], p_periodos text[], p_limites integer[]
) returns date language plpgsql as $$
declare
  v_limite record;
  v_outras record;
begin
  select min(l.limite) filter (where l.assunto = 'documento' || d.tipo) as documentos,
    min(l.limite) filter (where l.assunto = 'cupom') as numeros,
    min(l.limite) filter (where l.assunto = 'raspadinha') as raspadinhas
  into v_limite
  from unnest(p_assuntos, p_periodos, p_limites) as l (assunto, periodo, limite) where l.periodo like 'd%';
  loop
    select count(*) filter (where o.contado and o.tipo = d.tipo) as documentos,
      coalesce(sum(o.numeros_concedidos), 0) as numeros, coalesce(sum(o.raspadinhas_concedidas), 0) as raspadinhas
    into v_outras
    from documento_fiscal o
    where o.consumidor_id = d.consumidor_id and o.campanha_id = d.campanha_id and o.recupera_em = d.recupera_em
      and o.documento_fiscal_id <> d.documento_fiscal_id;
    -- Null means no limit.
    if (not d.contado or v_outras.documentos < v_limite.documentos) is not false
      and (
        d.numeros_concedidos = 0 or v_outras.numeros = 0 or v_outras.numeros + d.numeros_concedidos <= v_limite.numeros
      ) is not false
      and (
        d.raspadinhas_concedidas = 0 or v_outras.raspadinhas = 0
        or v_outras.raspadinhas + d.raspadinhas_concedidas <= v_limite.raspadinhas
      ) is not false then
      return d.recupera_em;
    end if;
    d.recupera_em := d.recupera_em + 1;
  end loop;
end
$$;
