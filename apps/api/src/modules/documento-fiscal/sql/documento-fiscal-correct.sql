-- Corrects the value of a VALIDO receipt atomically: grants additional numbers (as the limits of the receipt's
-- effective time allow), takes surplus numbers back from the last one on, and sets points, cashback and carried cents
-- as if judged with the new facts. resultado: 'corrigido'; 'naoValido' when the receipt is not VALIDO; 'mudou' when it
-- holds another count of numbers, or of cards, than p_concessao assumes. p_mudancas: columns of documento_fiscal as for
-- documento_judge, with pontos, cashback_centavos, fatos and ator. p_nota: motivo and valores for the history, and
-- observacao. p_concessao: the further numbers and cards, the counts to take back, and all credits (type concessao).
create or replace function documento_correct(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz, p_mudancas jsonb, p_nota jsonb,
  p_concessao jsonb
) returns table (resultado text, concedidos integer) language plpgsql as $$
declare
  c concessao := jsonb_populate_record(null::concessao, p_concessao);
  o documento_fiscal;
  d documento_fiscal;
begin
  select x.* into o from documento_fiscal x
  where x.consumidor_id = p_consumidor_id and x.documento_fiscal_id = p_documento_fiscal_id and x.status = 'VALIDO'
  for update;
  if not found then
    return query select 'naoValido', 0;
    return;
  end if;
  if not concessao_is_current(o, c) then
    return query select 'mudou', 0;
    return;
  end if;
  d := documento_save(documento_adjust(o, jsonb_populate_record(o, p_mudancas), c, p_agora));
  perform documento_fato_put(d.consumidor_id, d.documento_fiscal_id, d.campanha_id, p_mudancas -> 'fatos', p_agora);
  perform documento_fiscal_note_by(
    d.consumidor_id, d.documento_fiscal_id, 'VALIDO', p_nota ->> 'motivo', p_nota -> 'valores', p_nota ->> 'observacao',
    p_agora, p_mudancas -> 'ator'
  );
  perform notificacao_add(
    d.consumidor_id, d.campanha_id, 'DOCUMENTO_CORRIGIDO',
    d.documento_fiscal_id::text || ':' || extract(epoch from p_agora), '{}'::jsonb, p_agora
  );
  perform documento_fiscal_emit(d, p_agora);
  return query select 'corrigido', d.numeros_concedidos - o.numeros_concedidos;
end
$$;
