-- Keeps the verdict of an operator for the figures of the review queue, and marks the last one as reversed where a
-- person's decision says otherwise. p_ordem: its entry of the history. A correction of a valid receipt is no verdict.
create or replace function revisao_veredito_note(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_ordem integer, p_status text, p_agora timestamptz, p_ator jsonb
) returns void language plpgsql as $$
declare
  v_antes record;
begin
  select h.status, h.motivo into v_antes from documento_fiscal_historico h
  where h.consumidor_id = p_consumidor_id and h.documento_fiscal_id = p_documento_fiscal_id and h.ordem = p_ordem - 1;
  if v_antes.status = p_status then
    return;
  end if;
  update revisao_veredito v set
    revertida_em = p_agora,
    reversao = case
      when v_antes.motivo = 'documentoFiscal.emContestacao' then 'contestacao'
      when v.concorda = false then 'segunda'
      else 'desfeita'
    end
  where v.consumidor_id = p_consumidor_id and v.documento_fiscal_id = p_documento_fiscal_id
    and v.revertida_em is null and v.status <> p_status;
  if p_status <> 'PENDENTE' and p_ator ->> 'tipo' = 'operador' then
    insert into revisao_veredito (
      consumidor_id, documento_fiscal_id, ordem, campanha_id, operador_id, operador_nome, status, em, segundos, conferir
    )
    select d.consumidor_id, d.documento_fiscal_id, p_ordem, d.campanha_id, (p_ator ->> 'id')::uuid, p_ator ->> 'nome', p_status,
      p_agora, extract(epoch from p_agora - p.tomada_em)::integer, coalesce((p_ator ->> 'conferir')::boolean, false)
    from documento_fiscal d
    left join revisao_posse p on p.consumidor_id = d.consumidor_id and p.documento_fiscal_id = d.documento_fiscal_id
      and p.operador_id = (p_ator ->> 'id')::uuid
    where d.consumidor_id = p_consumidor_id and d.documento_fiscal_id = p_documento_fiscal_id;
  end if;
end
$$;

-- Records the second opinion of the operator who holds a decided receipt for it; changes nothing else. Returns false
-- where the operator does not, or where the verdict is another one by now.
create or replace function revisao_segunda_note(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_operador_id uuid, p_nome text, p_status text, p_valor bigint,
  p_agora timestamptz
) returns boolean language plpgsql as $$
begin
  update revisao_veredito v set
    segunda_operador_id = p_operador_id, segunda_nome = p_nome, segunda_status = p_status, segunda_em = p_agora,
    concorda = v.status = p_status
      and (p_status <> 'VALIDO' or p_valor is null or p_valor is not distinct from d.valor_centavos)
  from documento_fiscal d, revisao_posse p
  where v.consumidor_id = p_consumidor_id and v.documento_fiscal_id = p_documento_fiscal_id
    and v.conferir and v.segunda_em is null and v.revertida_em is null and v.operador_id <> p_operador_id
    and d.consumidor_id = v.consumidor_id and d.documento_fiscal_id = v.documento_fiscal_id and d.status = v.status
    and p.consumidor_id = v.consumidor_id and p.documento_fiscal_id = v.documento_fiscal_id
    and p.operador_id = p_operador_id and p.segunda;
  return found;
end
$$;
