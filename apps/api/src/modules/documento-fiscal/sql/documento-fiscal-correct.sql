-- Corrects the value of a VALIDO receipt atomically: grants additional numbers (as the limits of the receipt's
-- effective time allow), takes surplus numbers back from the last one on, and sets points, cashback and carried cents
-- as if judged with the new facts. resultado: 'corrigido'; 'naoValido' when the receipt is not VALIDO; 'mudou' when it
-- holds another count of numbers than p_vivos, or of cards, which the service assumed. p_mudancas: columns of
-- documento_fiscal as for documento_fiscal_judge, with pontos, cashback_centavos, validade, fatos and ator; and where
-- rules by product grant cards: raspadinhas_vivas, the assumed count, raspadinhas, ids of further cards, and
-- retirar_raspadinhas, a count of unopened cards to take back. p_retirar: count of numbers to take back; otherwise grants the offered
-- p_indices and parallel arrays. p_motivo, p_motivo_valores: reason for the history.
create or replace function documento_fiscal_correct(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz, p_mudancas jsonb, p_motivo text,
  p_motivo_valores jsonb, p_observacao text, p_resto bigint, p_vivos integer, p_retirar integer,
  p_assuntos text[], p_periodos text[], p_limites integer[],
  p_indices bigint[], p_series text[], p_numeros text[], p_creditos jsonb
) returns table (resultado text, concedidos integer) language plpgsql as $$
declare
  o documento_fiscal;
  d documento_fiscal;
  v_vivos integer;
  v_retirados integer := 0;
  v_raspadinhas uuid[] := array(select jsonb_array_elements_text(p_mudancas -> 'raspadinhas'))::uuid[];
  v_retirar_raspadinhas integer := coalesce((p_mudancas ->> 'retirar_raspadinhas')::integer, 0);
  v_concessao record;
begin
  select x.* into o from documento_fiscal x
  where x.consumidor_id = p_consumidor_id and x.documento_fiscal_id = p_documento_fiscal_id and x.status = 'VALIDO'
  for update;
  if not found then
    return query select 'naoValido', 0;
    return;
  end if;
  v_vivos := cupom_count(p_consumidor_id, p_documento_fiscal_id);
  if v_vivos <> p_vivos or (p_mudancas ->> 'raspadinhas_vivas')::integer <> o.raspadinhas_concedidas then
    return query select 'mudou', 0;
    return;
  end if;
  d := jsonb_populate_record(o, p_mudancas);
  perform resto_move(d.consumidor_id, d.campanha_id, p_resto, d.resto_variacao_centavos - o.resto_variacao_centavos);
  if p_retirar > 0 then
    v_retirados := cupom_withdraw(p_consumidor_id, p_documento_fiscal_id, p_retirar, p_agora);
    perform contador_move(d.consumidor_id, d.campanha_id, 'cupom', documento_fiscal_participa(d), -v_retirados);
    d.numeros_concedidos := o.numeros_concedidos - v_retirados;
  end if;
  if v_retirar_raspadinhas > 0 then
    v_retirar_raspadinhas := raspadinha_withdraw(p_consumidor_id, p_documento_fiscal_id, v_retirar_raspadinhas, p_agora);
    perform contador_move(
      d.consumidor_id, d.campanha_id, 'raspadinha', documento_fiscal_participa(d), -v_retirar_raspadinhas
    );
    d.raspadinhas_concedidas := o.raspadinhas_concedidas - v_retirar_raspadinhas;
  end if;
  if cardinality(p_indices) > 0 or cardinality(v_raspadinhas) > 0 then
    select g.* into v_concessao from documento_fiscal_grant(
      d.consumidor_id, d.campanha_id, d.documento_fiscal_id, p_agora, documento_fiscal_participa(d), p_assuntos, p_periodos,
      p_limites, p_indices, p_series, p_numeros, (p_mudancas ->> 'validade')::timestamptz, v_raspadinhas, false
    ) g;
    d.numeros_concedidos := d.numeros_concedidos + v_concessao.numeros;
    d.raspadinhas_concedidas := d.raspadinhas_concedidas + v_concessao.raspadinhas;
    if v_concessao.motivo is not null and cardinality(p_indices) > 0 then
      d.motivo := v_concessao.motivo;
      d.motivo_valores := v_concessao.motivo_valores;
    end if;
  end if;
  if (d.pontos, d.cashback_centavos) is distinct from (o.pontos, o.cashback_centavos) then
    -- The reversal turns spent amounts into a debt, which the new credit settles.
    perform conta_estorno(d.consumidor_id, d.campanha_id, 'documento', d.documento_fiscal_id::text, false, p_agora);
    d := documento_fiscal_credit(d, p_creditos, p_agora);
  end if;
  update documento_fiscal x set
    motivo = d.motivo, motivo_valores = d.motivo_valores, emitente = d.emitente, emitido_em = d.emitido_em,
    valor_centavos = d.valor_centavos, quantidade = d.quantidade, fonte = d.fonte,
    multiplicador_milesimos = d.multiplicador_milesimos, resto_variacao_centavos = d.resto_variacao_centavos,
    revisado_em = d.revisado_em, numeros_concedidos = d.numeros_concedidos,
    raspadinhas_concedidas = d.raspadinhas_concedidas, pontos = d.pontos, cashback_centavos = d.cashback_centavos, ganho_produtos = d.ganho_produtos
  where x.consumidor_id = d.consumidor_id and x.documento_fiscal_id = d.documento_fiscal_id;
  perform documento_fato_put(d.consumidor_id, d.documento_fiscal_id, d.campanha_id, p_mudancas -> 'fatos', p_agora);
  perform documento_fiscal_note_by(
    d.consumidor_id, d.documento_fiscal_id, 'VALIDO', p_motivo, p_motivo_valores, p_observacao, p_agora,
    p_mudancas -> 'ator'
  );
  perform notificacao_add(
    d.consumidor_id, d.campanha_id, 'DOCUMENTO_CORRIGIDO',
    d.documento_fiscal_id::text || ':' || extract(epoch from p_agora), '{}'::jsonb, p_agora
  );
  perform documento_fiscal_emit(d, p_agora);
  return query select 'corrigido', d.numeros_concedidos - o.numeros_concedidos;
end
$$;
