-- Registers one purchase atomically: the claim of its identity, its place in the consumer's limits, the receipt with
-- its history, and the numbers and cards it earns. The verdict (in p_documento) and the rewards come from the
-- service, which knows the campaign's rules; this function decides everything that concurrent requests can race for.
--
-- p_consumidor_id: the owner. p_documento: the other columns of a documento_fiscal row by name, and the keys fatos
-- (documento_fato_put) and dinamicas (the consumer's accounts used in the calculation). p_identidade: unique
-- per campaign (an access key, or the printed data of a receipt without one); null when nothing identifies the
-- receipt. p_codigo: a printed coupon code to redeem; null for none. p_concessao: what the receipt may earn, and the
-- limits of its effective time (type concessao).
--
-- The identity of another consumer's refused receipt is taken over (chave_acesso_take); when a person had refused
-- that receipt, this one waits for manual review instead of earning at once.
--
-- resultado: 'registrado'; 'emAnalise' (registered, but waiting despite the verdict, for the reason above or for its
-- day, documento_earn_by_day); 'repetido' (idempotent repetition of the same request); 'jaCadastradoPorVoce';
-- 'jaCadastrado'; 'dinamicasMudaram' (the service recalculates); 'recusado', with the error code as motivo and its
-- placeholder value as motivo_valores (documento_find_recusa). Refusals found after a write raise TR001 with
-- the code as message and that value as detail.
-- An INVALIDO receipt uses no limit.
create or replace function documento_register(
  p_consumidor_id uuid, p_documento jsonb, p_identidade text, p_codigo text, p_intervalo_segundos integer,
  p_concessao jsonb
) returns table (
  resultado text, documento_fiscal_id uuid, concedidos integer, raspadinhas integer, motivo text, motivo_valores jsonb
) language plpgsql as $$
declare
  d documento_fiscal := jsonb_populate_record(null::documento_fiscal, p_documento);
  c concessao := jsonb_populate_record(null::concessao, p_concessao);
  v_recusa record;
  v_dono uuid;
  v_documento uuid;
  v_outro documento_fiscal;
  v_chave record;
  v_resultado text := 'registrado';
  v_ultimo timestamptz;
  v_tomado record;
begin
  d.consumidor_id := p_consumidor_id;
  concedidos := 0;
  raspadinhas := 0;
  if (documento_fiscal_participa(d) at time zone 'America/Sao_Paulo')::date <> (d.registrado_em at time zone 'America/Sao_Paulo')::date then
    d.recupera_em := (d.registrado_em at time zone 'America/Sao_Paulo')::date;
  end if;

  if d.idempotencia is not null then
    select o.* into v_outro from documento_fiscal o
    where o.consumidor_id = d.consumidor_id and o.idempotencia = d.idempotencia;
    if found then
      -- Returning the other receipt would falsely confirm that this one is registered.
      -- The reader of photos gives a purchase its key, state and type afterwards.
      if (v_outro.campanha_id, v_outro.coo, v_outro.dados) is distinct from (d.campanha_id, d.coo, d.dados)
        or d.tipo <> 'NaoFiscal'
          and (v_outro.tipo, v_outro.uf, v_outro.chave_acesso) is distinct from (d.tipo, d.uf, d.chave_acesso) then
        raise exception 'requisicao.idempotenciaReusada' using errcode = 'TR001';
      end if;
      resultado := 'repetido';
      documento_fiscal_id := v_outro.documento_fiscal_id;
      return next;
      return;
    end if;
  end if;

  if p_documento ? 'dinamicas' and not consumidor_has_dinamicas(d.consumidor_id, p_documento -> 'dinamicas') then
    resultado := 'dinamicasMudaram';
    return next;
    return;
  end if;

  if d.status <> 'INVALIDO' then
    c := concessao_look(d, c);
    -- Late off-line receipts search for a day with room instead, and coupon codes are redeemed first.
    if (cardinality(c.esgotados) > 0 or p_intervalo_segundos > 0) and d.recupera_em is null and p_codigo is null then
      v_recusa := documento_find_recusa(d, c, p_identidade, p_intervalo_segundos);
      if v_recusa.codigo is not null then
        resultado := 'recusado';
        motivo := v_recusa.codigo;
        motivo_valores := to_jsonb(v_recusa.detalhe);
        return next;
        return;
      end if;
    end if;
  end if;

  if p_identidade is not null then
    insert into chave_acesso_registrada (chave_acesso, campanha_id, consumidor_id, documento_fiscal_id)
    values (p_identidade, d.campanha_id, d.consumidor_id, d.documento_fiscal_id)
    on conflict on constraint chave_acesso_registrada__pk do nothing;
    if not found then
      select t.tomada, t.dono, t.documento, t.revisado_em into v_chave
      from chave_acesso_take(p_identidade, d.campanha_id, d.consumidor_id, d.documento_fiscal_id) t;
      if not v_chave.tomada then
        resultado := case
          when v_chave.dono is distinct from d.consumidor_id then 'jaCadastrado'
          when d.idempotencia is not null and exists (
            select 1 from documento_fiscal o
            where o.consumidor_id = d.consumidor_id and o.documento_fiscal_id = v_chave.documento
              and o.idempotencia = d.idempotencia
          ) then 'repetido'
          else 'jaCadastradoPorVoce'
        end;
        documento_fiscal_id := case when v_chave.dono = d.consumidor_id then v_chave.documento end;
        return next;
        return;
      end if;
      d.revisado_em := v_chave.revisado_em;
      if d.revisado_em is not null and (d.status = 'VALIDO' or d.apurar_em is not null) then
        v_resultado := 'emAnalise';
        d := documento_fiscal_as_pendente(d, 'documentoFiscal.emAnalise', null, null);
      end if;
    end if;
    d.identidade := nullif(p_identidade, d.chave_acesso);
  end if;

  if p_codigo is not null then
    update codigo_cupom k
    set consumidor_id = d.consumidor_id, documento_fiscal_id = d.documento_fiscal_id, usado_em = d.registrado_em
    where k.campanha_id = d.campanha_id and k.codigo = p_codigo and k.documento_fiscal_id is null
      and not lote_is_bloqueado(k.campanha_id, 'codigo', k.lote);
    if not found then
      select k.consumidor_id, k.documento_fiscal_id into v_dono, v_documento
      from codigo_cupom k where k.campanha_id = d.campanha_id and k.codigo = p_codigo;
      -- An unused code that was not taken is of a blocked batch.
      if not found or v_documento is null then
        raise exception 'cupom.codigoInexistente' using errcode = 'TR001';
      elsif v_dono is distinct from d.consumidor_id then
        raise exception 'cupom.codigoUsado' using errcode = 'TR001';
      end if;
      resultado := 'repetido';
      documento_fiscal_id := v_documento;
      return next;
      return;
    end if;
  end if;

  if d.status <> 'INVALIDO' and p_intervalo_segundos > 0 then
    -- Lock the consumer: two concurrent registrations must not both pass the interval check. Coupon codes are subject
    -- to it too.
    perform consumidor_hold(d.consumidor_id);
    select max(o.registrado_em) into v_ultimo from documento_fiscal o
    where o.consumidor_id = d.consumidor_id and o.campanha_id = d.campanha_id and o.status <> 'INVALIDO';
    if v_ultimo + make_interval(secs => p_intervalo_segundos) > d.registrado_em then
      raise exception 'documentoFiscal.aguardeIntervalo' using errcode = 'TR001',
        detail = ceil(extract(epoch from v_ultimo + make_interval(secs => p_intervalo_segundos) - d.registrado_em))::text;
    end if;
  end if;

  if d.recupera_em is not null and d.status <> 'INVALIDO' then
    perform consumidor_hold(d.consumidor_id);
  end if;

  if d.contado then
    v_tomado := concessao_take(d, c, 'documento' || d.tipo, 1);
    if v_tomado.concedido = 0 then
      raise exception 'documentoFiscal.limiteAtingido' using errcode = 'TR001', detail = v_tomado.esgotado::text;
    end if;
  end if;

  if d.recupera_em is not null and d.status <> 'INVALIDO' then
    -- Its day among the receipts, independent of rewards granted now or later.
    d.recupera_em := documento_fiscal_find_recupera(d, c.assuntos, c.periodos, c.limites);
  end if;
  d.numeros_concedidos := 0;
  d.pontos := 0;
  d.cashback_centavos := 0;
  if d.status = 'VALIDO' then
    d := documento_earn_by_day(d, c, d.registrado_em, true);
    if d.status = 'PENDENTE' then
      v_resultado := 'emAnalise';
    end if;
  end if;

  if d.uri_imagem is not null then
    if not imagem_documento_claim(d.consumidor_id, d.uri_imagem) then
      -- One picture can show two purchases. A separate statement gets a new snapshot: one started before the claim
      -- waited for another transaction would miss that transaction's receipt.
      if not exists (
        select 1 from documento_fiscal x where x.consumidor_id = d.consumidor_id and x.uri_imagem = d.uri_imagem
      ) then
        raise exception 'upload.imagemDesconhecida' using errcode = 'TR001';
      end if;
    end if;
  end if;

  d := documento_insert(d);
  if p_documento ? 'fatos' then
    perform documento_fato_put(d.consumidor_id, d.documento_fiscal_id, d.campanha_id, p_documento -> 'fatos', d.registrado_em);
  end if;
  insert into documento_fiscal_historico (consumidor_id, documento_fiscal_id, ordem, status, motivo, motivo_valores, data_hora)
  select d.consumidor_id, d.documento_fiscal_id, h.ordem, h.status, h.motivo, h.valores, d.registrado_em
  from (values
    (1::smallint, 'PENDENTE', case when d.status = 'PENDENTE' then d.motivo end, case when d.status = 'PENDENTE' then d.motivo_valores end),
    (2::smallint, d.status, d.motivo, d.motivo_valores)
  ) as h (ordem, status, motivo, valores)
  where h.ordem = 1 or h.status <> 'PENDENTE';
  perform documento_fiscal_emit(d, d.registrado_em);

  resultado := v_resultado;
  documento_fiscal_id := d.documento_fiscal_id;
  concedidos := d.numeros_concedidos;
  raspadinhas := d.raspadinhas_concedidas;
  motivo := d.motivo;
  motivo_valores := d.motivo_valores;
  return next;
end
$$;
