-- The kinds of reward that a receipt earns: numbers, cards, points and cashback. Each function below has a line for each
-- kind; granting and taking back one kind is in the sql folder of its module (CONTRIBUTING.md, "Add a reward").

-- Grants the rewards of a valid receipt and returns it with them: marks the invitation reward as due, moves the carried
-- cents (resto_move), grants numbers and cards as the consumer's limits allow, then points and cashback. Adds to what
-- the receipt holds; an absent kind is left alone. motivo: which limit reduced the rewards. With p_exigir raises TR001
-- (detail = position in the limits) when limits leave nothing for a receipt or code. The caller did concessao_look.
create or replace function documento_earn(
  d documento_fiscal, c concessao, p_agora timestamptz, p_exigir boolean
) returns documento_fiscal language plpgsql as $$
declare
  v_pedidos integer := coalesce(cardinality(c.indices), 0);
  v_cartelas integer := coalesce(cardinality(c.raspadinhas), 0);
  v_cupom record;
  v_raspadinha record;
  v_credito record;
  v_motivo text;
begin
  -- Lock order: the invitation before the account, as the invitation reward does.
  if c.premia_indicacao then
    perform indicacao_mark(d.consumidor_id, d.campanha_id, d.documento_fiscal_id, p_agora);
  end if;
  if c.resto is not null then
    perform resto_move(d.consumidor_id, d.campanha_id, c.resto, d.resto_variacao_centavos);
  end if;

  v_cupom := concessao_take(d, c, 'cupom', v_pedidos);
  v_raspadinha := concessao_take(d, c, 'raspadinha', v_cartelas);
  if p_exigir and v_cupom.concedido = 0 and v_raspadinha.concedido = 0 then
    -- Do not redeem a code without any reward.
    if v_cartelas > 0 and (v_pedidos > 0 or d.tipo = 'Cupom') then
      raise exception 'cupom.limiteAmbos' using errcode = 'TR001';
    elsif v_pedidos > 0 then
      raise exception 'cupom.limiteAtingido' using errcode = 'TR001', detail = v_cupom.esgotado::text;
    end if;
  end if;
  v_motivo := case
    when v_cupom.concedido = 0 and v_pedidos > 0 and v_raspadinha.concedido > 0 then 'cupom.soRaspadinhas'
    when v_cupom.concedido < v_pedidos then 'cupom.limiteParcial'
    when v_cupom.concedido > 0 and v_cartelas > 0 and v_raspadinha.concedido = 0 then 'cupom.soNumeros'
  end;
  if v_motivo is not null then
    d.motivo := v_motivo;
    d.motivo_valores := case v_motivo when 'cupom.limiteParcial' then
      jsonb_build_object('concedidos', v_cupom.concedido::text, 'numeros', v_pedidos::text) end;
  end if;
  if v_cupom.concedido > 0 then
    perform cupom_grant(
      d.consumidor_id, d.campanha_id, d.documento_fiscal_id, p_agora, c.indices, c.series, c.numeros, c.validade,
      v_cupom.concedido
    );
    d.numeros_concedidos := d.numeros_concedidos + v_cupom.concedido;
  end if;
  if v_raspadinha.concedido > 0 then
    perform raspadinha_grant(
      d.consumidor_id, d.campanha_id, d.documento_fiscal_id, p_agora, c.raspadinhas, v_raspadinha.concedido
    );
    d.raspadinhas_concedidas := d.raspadinhas_concedidas + v_raspadinha.concedido;
  end if;
  -- A consumer whose registration was deleted gets no credit.
  if c.creditos is not null and not consumidor_ended(d.consumidor_id) then
    for v_credito in
      select k.* from jsonb_to_recordset(c.creditos)
        as k (moeda text, valor bigint, libera_em timestamptz, expira_em timestamptz)
    loop
      perform conta_credit(
        d.consumidor_id, d.campanha_id, v_credito.moeda, 'documento', d.documento_fiscal_id::text, v_credito.valor,
        v_credito.libera_em, v_credito.expira_em, p_agora
      );
      if v_credito.moeda = 'pontos' then
        d.pontos := v_credito.valor;
      else
        d.cashback_centavos := v_credito.valor;
      end if;
    end loop;
  end if;
  return d;
end
$$;

-- Grants the rewards of a receipt that waited, with its place in the limits where a refusal returned it, even beyond
-- the limit. Cards earned before and already opened (all that raspadinhas_concedidas still counts) are not granted a
-- second time, and their prizes are held back no longer.
create or replace function documento_regain(
  d documento_fiscal, c concessao, p_agora timestamptz
) returns documento_fiscal language plpgsql as $$
begin
  perform raspadinha_release(d.consumidor_id, d.documento_fiscal_id);
  if d.recupera_em is not null then
    perform consumidor_hold(d.consumidor_id);
  end if;
  if not d.contado and d.tipo <> 'Cupom' then
    perform contador_move(d.consumidor_id, d.campanha_id, 'documento' || d.tipo, documento_fiscal_participa(d), 1);
    d.contado := true;
  end if;
  d.numeros_concedidos := 0;
  d.pontos := 0;
  d.cashback_centavos := 0;
  c.raspadinhas := c.raspadinhas[d.raspadinhas_concedidas + 1:];
  return documento_earn_by_day(d, concessao_look(d, c), p_agora, false);
end
$$;

-- Returns whether a receipt holds the count of numbers, and of cards where they change, that a correction assumes.
create or replace function concessao_is_current(o documento_fiscal, c concessao) returns boolean language plpgsql stable as $$
begin
  return cupom_count(o.consumidor_id, o.documento_fiscal_id) = c.numeros_vivos
    and (c.raspadinhas_vivas = o.raspadinhas_concedidas) is not false;
end
$$;

-- Applies a correction to the rewards of a valid receipt: takes surplus numbers back from the last one on and unopened
-- cards, with their places in the limits, grants missing ones, and credits points and cashback again where they change.
-- o: the receipt as it is; d: the same with its new columns. Returns d with its rewards.
create or replace function documento_adjust(
  o documento_fiscal, d documento_fiscal, c concessao, p_agora timestamptz
) returns documento_fiscal language plpgsql as $$
declare
  v_creditos concessao;
  v_retirados integer;
begin
  perform resto_move(d.consumidor_id, d.campanha_id, c.resto, d.resto_variacao_centavos - o.resto_variacao_centavos);
  if c.numeros_retirar > 0 then
    v_retirados := cupom_withdraw(d.consumidor_id, d.documento_fiscal_id, c.numeros_retirar, p_agora);
    perform contador_move(d.consumidor_id, d.campanha_id, 'cupom', documento_fiscal_participa(d), -v_retirados);
    d.numeros_concedidos := d.numeros_concedidos - v_retirados;
  end if;
  if c.raspadinhas_retirar > 0 then
    v_retirados := raspadinha_withdraw(d.consumidor_id, d.documento_fiscal_id, c.raspadinhas_retirar, p_agora);
    perform contador_move(d.consumidor_id, d.campanha_id, 'raspadinha', documento_fiscal_participa(d), -v_retirados);
    d.raspadinhas_concedidas := d.raspadinhas_concedidas - v_retirados;
  end if;
  v_creditos.creditos := c.creditos;
  c.resto := null;
  c.creditos := null;
  d := documento_earn(d, concessao_look(d, c), p_agora, false);
  if (d.pontos, d.cashback_centavos) is distinct from (o.pontos, o.cashback_centavos) then
    -- The reversal turns spent amounts into a debt, which the new credit settles.
    perform conta_estorno(d.consumidor_id, d.campanha_id, 'documento', d.documento_fiscal_id::text, false, p_agora);
    d.pontos := 0;
    d.cashback_centavos := 0;
    d := documento_earn(d, v_creditos, p_agora, false);
  end if;
  return d;
end
$$;

-- Takes back everything that a VALIDO receipt earned: its numbers and unopened cards with their places in the limits,
-- carried cents, points and cashback (conta_estorno) and the reward of the invitation for which it counted. Opened cards
-- stay revealed; their prizes are held back (raspadinha_revoke). Places return to the periods in which they were taken;
-- counters are locked in the same order as at registration. p_fica: whether the receipt keeps its own place. Returns
-- the receipt without them; the caller has locked it, and stores it.
create or replace function documento_fiscal_take_back(
  d documento_fiscal, p_fica boolean, p_perdoar boolean, p_agora timestamptz
) returns documento_fiscal language plpgsql as $$
declare
  v_numeros integer;
  v_raspadinhas integer;
begin
  v_numeros := cupom_revoke(d.consumidor_id, d.documento_fiscal_id, p_agora);
  v_raspadinhas := raspadinha_revoke(d.consumidor_id, d.documento_fiscal_id, p_agora);
  perform documento_undo_indicacao(d, p_perdoar, p_agora);
  perform conta_estorno(
    d.consumidor_id, d.campanha_id, 'documento', d.documento_fiscal_id::text, p_perdoar, p_agora
  );
  if d.contado and not p_fica then
    perform contador_move(d.consumidor_id, d.campanha_id, 'documento' || d.tipo, documento_fiscal_participa(d), -1);
    d.contado := false;
  end if;
  update consumidor_resto r set centavos = r.centavos - d.resto_variacao_centavos
  where r.consumidor_id = d.consumidor_id and r.campanha_id = d.campanha_id and d.resto_variacao_centavos <> 0;
  perform contador_move(d.consumidor_id, d.campanha_id, 'cupom', documento_fiscal_participa(d), -v_numeros);
  perform contador_move(d.consumidor_id, d.campanha_id, 'raspadinha', documento_fiscal_participa(d), -v_raspadinhas);
  d.resto_variacao_centavos := 0;
  d.pontos := 0;
  d.cashback_centavos := 0;
  d.numeros_concedidos := d.numeros_concedidos - v_numeros;
  d.raspadinhas_concedidas := d.raspadinhas_concedidas - v_raspadinhas;
  return d;
end
$$;

-- Counts the places of one kind that a consumer holds between two instants (contador_count), by effective time.
create or replace function documento_count_lugares(
  p_consumidor_id uuid, p_campanha_id uuid, p_assunto text, p_desde timestamptz, p_ate timestamptz
) returns integer language plpgsql stable as $$
begin
  if p_assunto = 'cupom' then
    return (select count(*) from cupom c
      join documento_fiscal d on d.consumidor_id = c.consumidor_id and d.documento_fiscal_id = c.documento_fiscal_id
      where c.consumidor_id = p_consumidor_id and c.campanha_id = p_campanha_id and c.cancelado_em is null
        and coalesce(d.participa_em, d.registrado_em) >= p_desde and coalesce(d.participa_em, d.registrado_em) < p_ate);
  elsif p_assunto = 'raspadinha' then
    return (select count(*) from raspadinha r
      join documento_fiscal d on d.consumidor_id = r.consumidor_id and d.documento_fiscal_id = r.documento_fiscal_id
      where r.consumidor_id = p_consumidor_id and r.campanha_id = p_campanha_id and r.cancelada_em is null
        and coalesce(d.participa_em, d.registrado_em) >= p_desde and coalesce(d.participa_em, d.registrado_em) < p_ate);
  end if;
  return (select count(*) from documento_fiscal d
    where d.consumidor_id = p_consumidor_id and d.campanha_id = p_campanha_id and d.contado
      and 'documento' || d.tipo = p_assunto
      and coalesce(d.participa_em, d.registrado_em) >= p_desde and coalesce(d.participa_em, d.registrado_em) < p_ate);
end
$$;

-- Returns the first day from recupera_em on that has room for what the receipt has taken (place, numbers, cards)
-- beside the consumer's other receipts credited on that day; all of them together are bounded by each daily limit in
-- p_limites. A receipt that exceeds a day's limit by itself fits an empty day.
create or replace function documento_fiscal_find_recupera(
  d documento_fiscal, p_assuntos text[], p_periodos text[], p_limites integer[]
) returns date language plpgsql as $$
declare
  v_limite record;
  v_outras record;
begin
  select min(l.limite) filter (where l.assunto = 'documento' || d.tipo) as documentos,
    min(l.limite) filter (where l.assunto = 'cupom') as numeros,
    min(l.limite) filter (where l.assunto = 'raspadinha') as raspadinhas
  into v_limite
  from unnest(p_assuntos, p_periodos, p_limites) as l (assunto, periodo, limite) where l.periodo like 'd%';
  loop
    select count(*) filter (where o.contado and o.tipo = d.tipo) as documentos,
      coalesce(sum(o.numeros_concedidos), 0) as numeros, coalesce(sum(o.raspadinhas_concedidas), 0) as raspadinhas
    into v_outras
    from documento_fiscal o
    where o.consumidor_id = d.consumidor_id and o.campanha_id = d.campanha_id and o.recupera_em = d.recupera_em
      and o.documento_fiscal_id <> d.documento_fiscal_id;
    -- Null means no limit.
    if (not d.contado or v_outras.documentos < v_limite.documentos) is not false
      and (
        d.numeros_concedidos = 0 or v_outras.numeros = 0 or v_outras.numeros + d.numeros_concedidos <= v_limite.numeros
      ) is not false
      and (
        d.raspadinhas_concedidas = 0 or v_outras.raspadinhas = 0
        or v_outras.raspadinhas + d.raspadinhas_concedidas <= v_limite.raspadinhas
      ) is not false then
      return d.recupera_em;
    end if;
    d.recupera_em := d.recupera_em + 1;
  end loop;
end
$$;

-- Reads the consumer's counters for a receipt in one statement: which kinds without a limit have one (contados), left by
-- a limit of an earlier publication, and which limits are exhausted (esgotados). Locks nothing.
create or replace function concessao_look(d documento_fiscal, c concessao) returns concessao language plpgsql stable as $$
begin
  select array(
    select k.assunto from unnest(array['documento' || d.tipo, 'cupom', 'raspadinha']) as k (assunto)
    where k.assunto <> all (c.assuntos) and exists (
      select 1 from consumidor_contador o
      where o.consumidor_id = d.consumidor_id and o.campanha_id = d.campanha_id and o.assunto = k.assunto
    )
  ), array(
    select l.lugar::integer from unnest(c.assuntos, c.periodos, c.limites) with ordinality as l (assunto, periodo, limite, lugar)
    join consumidor_contador o on o.consumidor_id = d.consumidor_id and o.campanha_id = d.campanha_id
      and o.assunto = l.assunto and o.periodo = l.periodo
    where o.quantidade >= l.limite order by l.lugar
  ) into c.contados, c.esgotados;
  return c;
end
$$;

-- Inserts a receipt.
create or replace function documento_insert(d documento_fiscal) returns documento_fiscal language plpgsql as $$
begin
  insert into documento_fiscal (
    consumidor_id, documento_fiscal_id, campanha_id, idempotencia, tipo, chave_acesso, coo, modelo, uf, emitente,
    emitido_em, valor_centavos, origem, uri_imagem, status, motivo, motivo_valores, numeros_concedidos, capturado_em,
    registrado_em, apurado_em, apurar_em, quantidade, dados, raspadinhas_concedidas, multiplicador_milesimos,
    resto_variacao_centavos, contado, contestado_em, desvio_relogio_segundos, participa_em, identidade, revisado_em,
    pontos, cashback_centavos, consulta_qr, fonte, recupera_em, ganho_produtos
  ) values (
    d.consumidor_id, d.documento_fiscal_id, d.campanha_id, d.idempotencia, d.tipo, d.chave_acesso, d.coo, d.modelo,
    d.uf, d.emitente, d.emitido_em, d.valor_centavos, d.origem, d.uri_imagem, d.status, d.motivo, d.motivo_valores,
    d.numeros_concedidos, d.capturado_em, d.registrado_em, d.apurado_em, d.apurar_em, d.quantidade, d.dados,
    d.raspadinhas_concedidas, d.multiplicador_milesimos, d.resto_variacao_centavos, d.contado, d.contestado_em,
    d.desvio_relogio_segundos, d.participa_em, d.identidade, d.revisado_em, d.pontos, d.cashback_centavos,
    d.consulta_qr, d.fonte, d.recupera_em, d.ganho_produtos
  );
  return d;
end
$$;

-- Stores what a verdict, a correction or a reversal changes of a receipt that the caller has locked.
create or replace function documento_save(d documento_fiscal) returns documento_fiscal language plpgsql as $$
begin
  update documento_fiscal o set
    status = d.status, motivo = d.motivo, motivo_valores = d.motivo_valores, apurado_em = d.apurado_em,
    apurar_em = d.apurar_em, recupera_em = d.recupera_em, revisado_em = d.revisado_em, contado = d.contado,
    emitente = d.emitente, emitido_em = d.emitido_em, valor_centavos = d.valor_centavos, quantidade = d.quantidade,
    fonte = d.fonte, multiplicador_milesimos = d.multiplicador_milesimos,
    resto_variacao_centavos = d.resto_variacao_centavos, numeros_concedidos = d.numeros_concedidos,
    raspadinhas_concedidas = d.raspadinhas_concedidas, pontos = d.pontos, cashback_centavos = d.cashback_centavos,
    ganho_produtos = d.ganho_produtos
  where o.consumidor_id = d.consumidor_id and o.documento_fiscal_id = d.documento_fiscal_id;
  return d;
end
$$;
