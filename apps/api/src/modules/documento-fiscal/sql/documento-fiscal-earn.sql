-- Makes a receipt count that nothing speaks against any more: marks the invitation that it makes due, carries its cents
-- (resto_move), grants its numbers and cards (documento_fiscal_grant), then its points and cashback. Answers the receipt
-- that says so. With p_exigir a receipt, or a code, that would get nothing because of limits is refused (TR001).
create or replace function documento_fiscal_earn(
  d documento_fiscal, p_agora timestamptz, p_premia_indicacao boolean, p_resto bigint,
  p_assuntos text[], p_periodos text[], p_limites integer[],
  p_indices bigint[], p_series text[], p_numeros text[], p_validade timestamptz, p_raspadinhas uuid[], p_creditos jsonb,
  p_exigir boolean
) returns documento_fiscal language plpgsql as $$
declare
  v_concessao record;
begin
  -- Before the account, which who rewards it locks after it.
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
    -- The code must not be used up for nothing.
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

-- The same, but receipts that were kept off-line until another day (recupera_em: the day on which such a one is caught
-- up) count no more a day than the daily limits allow: one that finds its day used up goes to the next one with room,
-- beginning with the day of its registration. When that has not come yet nothing of what it would have earned happens,
-- and it waits until then. Its person is held before (consumidor_hold): what a day
-- holds is counted, and stays so.
create or replace function documento_fiscal_earn_by_day(
  d documento_fiscal, p_agora timestamptz, p_premia_indicacao boolean, p_resto bigint,
  p_assuntos text[], p_periodos text[], p_limites integer[],
  p_indices bigint[], p_series text[], p_numeros text[], p_validade timestamptz, p_raspadinhas uuid[], p_creditos jsonb,
  p_exigir boolean
) returns documento_fiscal language plpgsql as $$
declare
  v_ganha documento_fiscal;
begin
  -- Most are sent on the day on which they were captured, and need no way back.
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

-- A receipt that waits, against the verdict that it had, until p_apurar_em; null: for a person.
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

-- The first day, from recupera_em on, on which what a receipt has taken (its place, its numbers, its cards) fits with what
-- the person's other receipts that are caught up on that day have: each daily limit of p_limites once more, for all of
-- them together. What is more than a day's limit by itself fits an empty day.
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
    -- Null where nothing limits.
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
