-- Moves a waiting receipt to VALIDO or INVALIDO and grants what it earns, in one step. A receipt that no longer
-- waits is left as it is: resultado 'naoPendente'. Limits that are used up grant fewer numbers, never refuse:
-- the person did nothing wrong between registering and the verdict.
create or replace function documento_fiscal_judge(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz,
  p_status text, p_motivo text, p_motivo_valores jsonb, p_observacao text, p_valor_centavos bigint,
  p_periodos text[], p_limites integer[], p_indices bigint[], p_series text[], p_numeros text[]
) returns table (resultado text, concedidos integer) language plpgsql as $$
declare
  v_campanha uuid;
  v_concedidos integer := 0;
begin
  update documento_fiscal d
  set status = p_status, motivo = p_motivo, motivo_valores = p_motivo_valores, apurado_em = p_agora, apurar_em = null,
    valor_centavos = coalesce(p_valor_centavos, d.valor_centavos)
  where d.consumidor_id = p_consumidor_id and d.documento_fiscal_id = p_documento_fiscal_id and d.status = 'PENDENTE'
  returning d.campanha_id into v_campanha;
  if not found then
    return query select 'naoPendente', 0;
    return;
  end if;
  if p_status = 'VALIDO' then
    v_concedidos := cupom_grant(
      p_consumidor_id, v_campanha, p_documento_fiscal_id, p_agora,
      p_periodos, p_limites, p_indices, p_series, p_numeros, false
    );
    update documento_fiscal d set numeros_concedidos = v_concedidos
    where d.consumidor_id = p_consumidor_id and d.documento_fiscal_id = p_documento_fiscal_id;
  else
    -- A refused receipt gives its place among the person's receipts back.
    update consumidor_contador c set quantidade = greatest(0, c.quantidade - 1)
    where c.consumidor_id = p_consumidor_id and c.campanha_id = v_campanha
      and c.assunto = 'documentoFiscal' and c.periodo = 'total';
  end if;
  insert into documento_fiscal_historico (
    consumidor_id, documento_fiscal_id, ordem, status, motivo, motivo_valores, observacao, data_hora
  )
  select p_consumidor_id, p_documento_fiscal_id, max(h.ordem) + 1, p_status, p_motivo, p_motivo_valores, p_observacao, p_agora
  from documento_fiscal_historico h
  where h.consumidor_id = p_consumidor_id and h.documento_fiscal_id = p_documento_fiscal_id;
  return query select 'julgado', v_concedidos;
end
$$;
