-- Registers one receipt, whole or not at all: the claim of its access key, the count of receipts, the receipt with
-- its history, and the numbers it earns. The verdict (p_status, p_motivo) and the numbers come from the program,
-- which knows the campaign's rules; this function decides everything that two requests could dispute.
--
-- resultado: 'registrado'; 'repetido' (the same request again: nothing happens twice); 'jaCadastradoPorVoce';
-- 'jaCadastrado'. Refuses with TR001 and the error code as message; detail carries what the words need.
-- An INVALIDO receipt uses no limit. p_limite_documentos null: unlimited.
create or replace function documento_fiscal_register(
  p_consumidor_id uuid, p_campanha_id uuid, p_documento_fiscal_id uuid, p_idempotencia text,
  p_chave_acesso text, p_modelo text, p_uf text, p_emitente text, p_emitido_em date, p_valor_centavos bigint,
  p_origem text, p_capturado_em timestamptz, p_agora timestamptz, p_apurar_em timestamptz,
  p_status text, p_motivo text, p_motivo_valores jsonb,
  p_limite_documentos integer, p_intervalo_segundos integer,
  p_periodos text[], p_limites integer[], p_indices bigint[], p_series text[], p_numeros text[]
) returns table (resultado text, documento_fiscal_id uuid, concedidos integer) language plpgsql as $$
declare
  v_dono uuid;
  v_documento uuid;
  v_chave text;
  v_ultimo timestamptz;
  v_concedidos integer := 0;
  v_motivo text := p_motivo;
  v_valores jsonb := p_motivo_valores;
begin
  if p_idempotencia is not null then
    select d.documento_fiscal_id, d.numeros_concedidos, d.chave_acesso into v_documento, v_concedidos, v_chave
    from documento_fiscal d where d.consumidor_id = p_consumidor_id and d.idempotencia = p_idempotencia;
    if found then
      -- Answering with the other receipt would make the person believe that this one is registered.
      if v_chave is distinct from p_chave_acesso then
        raise exception 'requisicao.idempotenciaReusada' using errcode = 'TR001';
      end if;
      return query select 'repetido', v_documento, v_concedidos;
      return;
    end if;
    -- A select that finds nothing leaves null behind.
    v_concedidos := 0;
  end if;

  insert into chave_acesso_registrada (chave_acesso, campanha_id, consumidor_id, documento_fiscal_id)
  values (p_chave_acesso, p_campanha_id, p_consumidor_id, p_documento_fiscal_id)
  on conflict on constraint chave_acesso_registrada__pk do nothing;
  if not found then
    select c.consumidor_id, c.documento_fiscal_id into v_dono, v_documento
    from chave_acesso_registrada c where c.chave_acesso = p_chave_acesso and c.campanha_id = p_campanha_id;
    if v_dono is distinct from p_consumidor_id then
      return query select 'jaCadastrado', null::uuid, 0;
    elsif p_idempotencia is not null and exists (
      select 1 from documento_fiscal d
      where d.consumidor_id = p_consumidor_id and d.documento_fiscal_id = v_documento and d.idempotencia = p_idempotencia
    ) then
      return query select 'repetido', v_documento, 0;
    else
      return query select 'jaCadastradoPorVoce', v_documento, 0;
    end if;
    return;
  end if;

  if p_status <> 'INVALIDO' then
    insert into consumidor_contador as c (consumidor_id, campanha_id, assunto, periodo, quantidade, limite)
    select p_consumidor_id, p_campanha_id, 'documentoFiscal', 'total', 1, p_limite_documentos
    where p_limite_documentos is null or p_limite_documentos >= 1
    on conflict on constraint consumidor_contador__pk do update
      set quantidade = c.quantidade + 1, limite = excluded.limite
      where excluded.limite is null or c.quantidade < excluded.limite;
    if not found then
      raise exception 'documentoFiscal.limiteAtingido' using errcode = 'TR001', detail = p_limite_documentos::text;
    end if;
    if p_intervalo_segundos > 0 then
      select max(d.registrado_em) into v_ultimo from documento_fiscal d
      where d.consumidor_id = p_consumidor_id and d.campanha_id = p_campanha_id and d.status <> 'INVALIDO';
      if v_ultimo + make_interval(secs => p_intervalo_segundos) > p_agora then
        raise exception 'documentoFiscal.aguardeIntervalo' using errcode = 'TR001',
          detail = ceil(extract(epoch from v_ultimo + make_interval(secs => p_intervalo_segundos) - p_agora))::text;
      end if;
    end if;
  end if;

  if p_status = 'VALIDO' then
    v_concedidos := cupom_grant(
      p_consumidor_id, p_campanha_id, p_documento_fiscal_id, p_agora,
      p_periodos, p_limites, p_indices, p_series, p_numeros, true
    );
    if v_concedidos < cardinality(p_indices) then
      v_motivo := 'cupom.limiteParcial';
      v_valores := jsonb_build_object('concedidos', v_concedidos::text, 'numeros', cardinality(p_indices)::text);
    end if;
  end if;

  insert into documento_fiscal (
    consumidor_id, documento_fiscal_id, campanha_id, idempotencia, tipo, chave_acesso, modelo, uf, emitente,
    emitido_em, valor_centavos, origem, status, motivo, motivo_valores, numeros_concedidos,
    capturado_em, registrado_em, apurado_em, apurar_em
  ) values (
    p_consumidor_id, p_documento_fiscal_id, p_campanha_id, p_idempotencia, 'Fiscal', p_chave_acesso, p_modelo, p_uf,
    p_emitente, p_emitido_em, p_valor_centavos, p_origem, p_status, v_motivo, v_valores, v_concedidos,
    p_capturado_em, p_agora, case when p_status <> 'PENDENTE' then p_agora end, p_apurar_em
  );
  insert into documento_fiscal_historico (consumidor_id, documento_fiscal_id, ordem, status, motivo, motivo_valores, data_hora)
  select p_consumidor_id, p_documento_fiscal_id, h.ordem, h.status, h.motivo, h.valores, p_agora
  from (values
    (1::smallint, 'PENDENTE', case when p_status = 'PENDENTE' then v_motivo end, case when p_status = 'PENDENTE' then v_valores end),
    (2::smallint, p_status, v_motivo, v_valores)
  ) as h (ordem, status, motivo, valores)
  where h.ordem = 1 or h.status <> 'PENDENTE';

  return query select 'registrado', p_documento_fiscal_id, v_concedidos;
end
$$;
