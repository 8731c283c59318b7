-- Replaces a receipt's stored signals and lookup keys; idempotent. p_evidencias: a list of sinal, peso and detalhe;
-- p_pistas: of valor and impressao.
create or replace function evidencia_keep(
  p_campanha_id uuid, p_consumidor_id uuid, p_documento_fiscal_id uuid, p_evidencias jsonb, p_pistas jsonb, p_agora timestamptz
) returns void language plpgsql as $$
begin
  delete from evidencia e
  where e.consumidor_id = p_consumidor_id and e.documento_fiscal_id = p_documento_fiscal_id
    and not exists (select 1 from jsonb_array_elements(p_evidencias) k where k ->> 'sinal' = e.sinal);
  insert into evidencia (consumidor_id, documento_fiscal_id, sinal, campanha_id, peso, detalhe, pesada_em)
  select p_consumidor_id, p_documento_fiscal_id, k.sinal, p_campanha_id, k.peso, k.detalhe, p_agora
  from jsonb_to_recordset(p_evidencias) as k (sinal text, peso smallint, detalhe jsonb)
  on conflict on constraint evidencia__pk do update
  set peso = excluded.peso, detalhe = excluded.detalhe, pesada_em = excluded.pesada_em
  where (evidencia.peso, evidencia.detalhe) is distinct from (excluded.peso, excluded.detalhe);
  insert into pista (consumidor_id, documento_fiscal_id, valor, campanha_id, impressao, registrada_em)
  select p_consumidor_id, p_documento_fiscal_id, k.valor, p_campanha_id, k.impressao, p_agora
  from jsonb_to_recordset(p_pistas) as k (valor text, impressao text)
  on conflict on constraint pista__pk do nothing;
end
$$;

-- Deletes the lookup keys of a campaign's receipts after the retention period. The signals stay: they refer to
-- receipts, not to persons.
create or replace function evidencia_forget(p_campanha_id uuid) returns void language plpgsql as $$
begin
  delete from pista p where p.campanha_id = p_campanha_id;
end
$$;
