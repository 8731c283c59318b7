-- Finds the reason to refuse a receipt that is not registered yet, without writing: an exhausted limit stays
-- exhausted regardless of concurrent requests. Race conditions are left to documento_fiscal_register, which calls
-- this first so that a refusal costs less than a registration. Null codigo: no reason known. detalhe: placeholder
-- value of the error text.
create or replace function documento_fiscal_find_recusa(
  d documento_fiscal, p_identidade text, p_intervalo_segundos integer,
  p_assuntos text[], p_periodos text[], p_limites integer[], p_numeros integer, p_raspadinhas integer,
  out codigo text, out detalhe text
) language plpgsql stable as $$
declare
  v_espera numeric;
  v_lugar record;
begin
  if p_intervalo_segundos > 0 then
    select ceil(extract(epoch from max(o.registrado_em) + make_interval(secs => p_intervalo_segundos) - d.registrado_em))
    into v_espera
    from documento_fiscal o
    where o.consumidor_id = d.consumidor_id and o.campanha_id = d.campanha_id and o.status <> 'INVALIDO';
  end if;
  -- The first exhausted limit of each kind.
  select min(l.lugar) filter (where l.assunto = 'documento' || d.tipo) as documento,
    min(l.lugar) filter (where l.assunto = 'cupom') as cupom,
    min(l.lugar) filter (where l.assunto = 'raspadinha') as raspadinha
  into v_lugar
  from unnest(p_assuntos, p_periodos, p_limites) with ordinality as l (assunto, periodo, limite, lugar)
  join consumidor_contador c on c.consumidor_id = d.consumidor_id and c.campanha_id = d.campanha_id
    and c.assunto = l.assunto and c.periodo = l.periodo
  where c.quantidade >= l.limite;
  case
    when v_espera > 0 then
      codigo := 'documentoFiscal.aguardeIntervalo';
      detalhe := v_espera::text;
    when d.contado and v_lugar.documento is not null then
      codigo := 'documentoFiscal.limiteAtingido';
      detalhe := v_lugar.documento::text;
    when d.status = 'VALIDO' and p_numeros > 0 and v_lugar.cupom is not null and p_raspadinhas = 0 then
      codigo := 'cupom.limiteAtingido';
      detalhe := v_lugar.cupom::text;
    when d.status = 'VALIDO' and p_numeros > 0 and v_lugar.cupom is not null and v_lugar.raspadinha is not null then
      codigo := 'cupom.limiteAmbos';
    else
      return;
  end case;
  -- An existing registration, perhaps by this same request, has priority over limits.
  if exists (
    select 1 from chave_acesso_registrada r where r.chave_acesso = p_identidade and r.campanha_id = d.campanha_id
  ) then
    codigo := null;
  end if;
end
$$;
