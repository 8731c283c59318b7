-- Stores the photo of a receipt that waits for one (p_motivos) and queues it for the reader: p_fatos has the source foto
-- as procurando. The receipt waits with p_motivo until p_apurar_em. resultado: 'recebida'; 'naoEspera' when the
-- receipt does not wait for a photo. Raises TR001 when the photo is not the consumer's.
create or replace function documento_fiscal_photograph(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_motivos text[], p_uri_imagem text, p_fatos jsonb, p_motivo text,
  p_apurar_em timestamptz, p_agora timestamptz
) returns text language plpgsql as $$
declare
  v_resultado text := documento_fiscal_declare(
    p_consumidor_id, p_documento_fiscal_id, p_motivos, p_uri_imagem, p_fatos, p_agora
  );
begin
  if v_resultado = 'recebida' then
    update documento_fiscal o set motivo = p_motivo, motivo_valores = null, apurar_em = p_apurar_em
    where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id;
    perform documento_fiscal_note(
      p_consumidor_id, p_documento_fiscal_id, 'PENDENTE', p_motivo, null, null, p_agora
    );
  end if;
  return v_resultado;
end
$$;

-- Gives a receipt without access key the key of its photo, and claims that key: a waiting one with a reason of p_motivos,
-- and for the reader (p_leitura) also one that a person approved meanwhile. Takes the claim first
-- (documento_fiscal_claim), then the receipt. A waiting receipt becomes a fiscal one with its place in those limits, and
-- loses the typed facts, which only `dados` keeps. Returns 'identificado'; 'emAnalise' when a person decides it, because a
-- person had refused the previous holder of the key, or because the limit of fiscal receipts is exhausted;
-- 'jaCadastrado' or 'jaCadastradoPorVoce' when another receipt holds the key, which the reader notes as its identity, so
-- that it cannot be reopened beside the holder; 'naoPendente' when it has a key or waits for something else.
create or replace function documento_fiscal_identify(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_motivos text[], p_leitura boolean, p_chave_acesso text,
  p_modelo text, p_uf text, p_emitente text, p_assuntos text[], p_periodos text[], p_limites integer[],
  p_agora timestamptz
) returns text language plpgsql as $$
declare
  d documento_fiscal;
  v_chave record;
  v_revisado_em timestamptz;
  v_lugares integer;
begin
  select o.* into d from documento_fiscal o
  where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id and o.chave_acesso is null
    and (o.status = 'PENDENTE' and o.motivo = any (p_motivos) or o.status = 'VALIDO' and p_leitura);
  if not found then
    return 'naoPendente';
  end if;
  insert into chave_acesso_registrada (chave_acesso, campanha_id, consumidor_id, documento_fiscal_id)
  values (p_chave_acesso, d.campanha_id, p_consumidor_id, p_documento_fiscal_id)
  on conflict on constraint chave_acesso_registrada__pk do nothing;
  if not found then
    select t.tomada, t.dono, t.revisado_em into v_chave
    from chave_acesso_take(p_chave_acesso, d.campanha_id, p_consumidor_id, p_documento_fiscal_id) t;
    if not v_chave.tomada then
      if p_leitura then
        update documento_fiscal o set identidade = p_chave_acesso
        where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id;
      end if;
      return case when v_chave.dono = p_consumidor_id then 'jaCadastradoPorVoce' else 'jaCadastrado' end;
    end if;
    v_revisado_em := v_chave.revisado_em;
  end if;
  select o.* into d from documento_fiscal o
  where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id and o.chave_acesso is null
    and (o.status = 'PENDENTE' and o.motivo = any (p_motivos) or o.status = 'VALIDO' and p_leitura)
  for update;
  if not found then
    -- Decided since the first statement: the claim is rolled back.
    raise exception 'documentoFiscal.naoEsperaComprovacao' using errcode = 'TR001';
  end if;
  d.chave_acesso := p_chave_acesso;
  d.modelo := p_modelo;
  d.uf := p_uf;
  d.emitente := p_emitente;
  if d.status = 'PENDENTE' then
    d.valor_centavos := null;
    d.quantidade := null;
    d.emitido_em := null;
    d.apurar_em := p_agora;
    if d.contado then
      v_lugares := (contador_take(
        d.consumidor_id, d.campanha_id, 'documentoFiscal', documento_fiscal_participa(d),
        p_assuntos, p_periodos, p_limites, 1
      )).concedido;
    end if;
    if v_revisado_em is not null or v_lugares = 0 then
      d.revisado_em := coalesce(v_revisado_em, d.revisado_em);
      d.motivo := 'documentoFiscal.emAnalise';
      d.apurar_em := null;
    end if;
    if v_lugares > 0 then
      perform contador_move(
        d.consumidor_id, d.campanha_id, 'documento' || d.tipo, documento_fiscal_participa(d), -1
      );
      d.tipo := 'Fiscal';
    end if;
  end if;
  update documento_fiscal o set
    chave_acesso = d.chave_acesso, modelo = d.modelo, uf = d.uf, emitente = d.emitente, tipo = d.tipo,
    valor_centavos = d.valor_centavos, quantidade = d.quantidade, emitido_em = d.emitido_em,
    revisado_em = d.revisado_em, motivo = d.motivo, apurar_em = d.apurar_em
  where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id;
  if d.status = 'PENDENTE' and d.apurar_em is null then
    perform documento_fiscal_note(
      p_consumidor_id, p_documento_fiscal_id, 'PENDENTE', d.motivo, null, null, p_agora
    );
    perform documento_fiscal_emit(d, p_agora);
    return 'emAnalise';
  end if;
  return 'identificado';
end
$$;
