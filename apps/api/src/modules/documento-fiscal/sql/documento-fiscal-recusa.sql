-- Finds the reason to refuse a receipt that is not registered yet, without writing: an exhausted limit stays
-- exhausted regardless of concurrent requests. Race conditions are left to documento_register, which calls
-- this first so that a refusal costs less than a registration. The caller did concessao_look. Null codigo: no reason
-- known. detalhe: placeholder value of the error text.
create or replace function documento_find_recusa(
  d documento_fiscal, c concessao, p_identidade text, p_intervalo_segundos integer, out codigo text, out detalhe text
) language plpgsql stable as $$
declare
  v_espera numeric;
  -- The first exhausted limit of each kind.
  v_documento integer;
  v_cupom integer;
  v_raspadinha integer;
begin
  if p_intervalo_segundos > 0 then
    select ceil(extract(epoch from max(o.registrado_em) + make_interval(secs => p_intervalo_segundos) - d.registrado_em))
    into v_espera
    from documento_fiscal o
    where o.consumidor_id = d.consumidor_id and o.campanha_id = d.campanha_id and o.status <> 'INVALIDO';
  end if;
  for v_vez in 1 .. cardinality(c.esgotados) loop
    case c.assuntos[c.esgotados[v_vez]]
      when 'documento' || d.tipo then v_documento := coalesce(v_documento, c.esgotados[v_vez]);
      when 'cupom' then v_cupom := coalesce(v_cupom, c.esgotados[v_vez]);
      when 'raspadinha' then v_raspadinha := coalesce(v_raspadinha, c.esgotados[v_vez]);
      else null;
    end case;
  end loop;
  case
    when v_espera > 0 then
      codigo := 'documentoFiscal.aguardeIntervalo';
      detalhe := v_espera::text;
    when d.contado and v_documento is not null then
      codigo := 'documentoFiscal.limiteAtingido';
      detalhe := v_documento::text;
    when d.status = 'VALIDO' and cardinality(c.indices) > 0 and v_cupom is not null and cardinality(c.raspadinhas) = 0 then
      codigo := 'cupom.limiteAtingido';
      detalhe := v_cupom::text;
    when d.status = 'VALIDO' and cardinality(c.indices) > 0 and v_cupom is not null and v_raspadinha is not null then
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
