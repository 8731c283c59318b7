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

-- Gives a waiting receipt without access key the key of its photo, and claims that key. Takes the claim first
-- (documento_fiscal_claim). Returns 'identificado'; 'emAnalise' when a person had refused the previous holder of the
-- key, so that a person decides this receipt too; 'jaCadastrado' or 'jaCadastradoPorVoce' when another receipt holds
-- the key; 'naoPendente' when the receipt was decided or has a key.
create or replace function documento_fiscal_identify(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_chave_acesso text, p_modelo text, p_uf text, p_emitente text,
  p_agora timestamptz
) returns text language plpgsql as $$
declare
  d documento_fiscal;
  v_chave record;
  v_revisado_em timestamptz;
begin
  select o.* into d from documento_fiscal o
  where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id
    and o.status = 'PENDENTE' and o.chave_acesso is null;
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
      return case when v_chave.dono = p_consumidor_id then 'jaCadastradoPorVoce' else 'jaCadastrado' end;
    end if;
    v_revisado_em := v_chave.revisado_em;
  end if;
  update documento_fiscal o set
    chave_acesso = p_chave_acesso, modelo = p_modelo, uf = p_uf, emitente = p_emitente,
    revisado_em = coalesce(v_revisado_em, o.revisado_em),
    motivo = case when v_revisado_em is null then o.motivo else 'documentoFiscal.emAnalise' end,
    apurar_em = case when v_revisado_em is null then p_agora end
  where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id
    and o.status = 'PENDENTE' and o.chave_acesso is null;
  if not found then
    -- Decided since the first statement: the claim is rolled back.
    raise exception 'documentoFiscal.naoEsperaComprovacao' using errcode = 'TR001';
  end if;
  if v_revisado_em is not null then
    perform documento_fiscal_note(
      p_consumidor_id, p_documento_fiscal_id, 'PENDENTE', 'documentoFiscal.emAnalise', null, null, p_agora
    );
    return 'emAnalise';
  end if;
  return 'identificado';
end
$$;
