-- Moves a PENDENTE receipt to VALIDO or INVALIDO and grants its rewards atomically. Leaves any other receipt
-- unchanged: resultado 'naoPendente'. Exhausted limits reduce the rewards but never refuse: the consumer did nothing
-- wrong between registration and verdict. p_mudancas: columns of documento_fiscal set by the verdict (status, motivo,
-- motivo_valores, emitente, emitido_em, valor_centavos, quantidade, fonte, multiplicador_milesimos,
-- resto_variacao_centavos, ganho_produtos; revisado_em for a verdict by a person, otherwise only a receipt scheduled for automatic
-- review is judged), fatos (documento_fato_put), and ator, the author of a verdict by a person. p_concessao: what the
-- receipt may earn (type concessao).
-- Rewards count in the periods of the receipt's effective time (documento_fiscal_participa), whose keys are in
-- p_concessao: receipts of three days judged on one day still count for three days.
-- A refused receipt returns its place in the limits of the periods in which it took it; a receipt refused earlier and
-- valid after a review takes it again (documento_regain).
create or replace function documento_judge(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz, p_mudancas jsonb, p_observacao text,
  p_concessao jsonb
) returns table (resultado text, concedidos integer, raspadinhas integer) language plpgsql as $$
declare
  d documento_fiscal;
  v_antes documento_fiscal;
begin
  select o.* into d from documento_fiscal o
  where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id and o.status = 'PENDENTE'
    and (p_mudancas ? 'revisado_em' or o.apurar_em is not null)
  for update;
  if not found then
    return query select 'naoPendente', 0, 0;
    return;
  end if;
  v_antes := d;
  d := jsonb_populate_record(d, p_mudancas);
  d.apurado_em := case when d.status <> 'PENDENTE' then p_agora end;
  d.apurar_em := null;
  if d.status = 'VALIDO' then
    d := documento_regain(d, jsonb_populate_record(null::concessao, p_concessao), p_agora);
  elsif d.status = 'INVALIDO' and d.contado then
    perform contador_move(d.consumidor_id, d.campanha_id, 'documento' || d.tipo, documento_fiscal_participa(d), -1);
    d.contado := false;
  end if;
  d := documento_save(d);
  perform documento_fato_put(d.consumidor_id, d.documento_fiscal_id, d.campanha_id, p_mudancas -> 'fatos', p_agora);
  -- A postponed receipt with the same status and reason needs no history entry.
  if (d.status, d.motivo) is distinct from (v_antes.status, v_antes.motivo) or p_observacao is not null then
    perform documento_fiscal_note_by(
      d.consumidor_id, d.documento_fiscal_id, d.status, d.motivo, d.motivo_valores, p_observacao, p_agora,
      p_mudancas -> 'ator'
    );
  end if;
  if d.status <> 'PENDENTE' then
    perform documento_fiscal_tell(d, p_agora);
  elsif v_antes.apurar_em is not null then
    perform documento_fiscal_emit(d, p_agora);
  end if;
  return query select 'julgado', d.numeros_concedidos, d.raspadinhas_concedidas;
end
$$;

-- Reverses an INVALIDO verdict that a person gave, so that a mistake can be corrected: the receipt is PENDENTE within
-- this transaction. Its owner may still request a review if this verdict is reversed again. Returns 'naoPendente'
-- also for a receipt refused by the rules and never reviewed, and for any verdict but VALIDO (a repeated verdict is
-- no correction). Takes the claim first (documento_fiscal_claim).
create or replace function documento_rejudge(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz, p_mudancas jsonb, p_observacao text,
  p_concessao jsonb
) returns table (resultado text, concedidos integer, raspadinhas integer) language plpgsql as $$
declare
  v_antes documento_fiscal;
begin
  select o.* into v_antes from documento_fiscal o
  where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id
    and o.status = 'INVALIDO' and o.revisado_em is not null and p_mudancas ->> 'status' = 'VALIDO';
  if found then
    perform documento_fiscal_claim(v_antes);
  end if;
  update documento_fiscal o set status = 'PENDENTE', apurado_em = null
  where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id
    and o.status = 'INVALIDO' and o.revisado_em is not null and p_mudancas ->> 'status' = 'VALIDO';
  if not found then
    return query select 'naoPendente', 0, 0;
    return;
  end if;
  return query select * from documento_judge(
    p_consumidor_id, p_documento_fiscal_id, p_agora, p_mudancas, p_observacao, p_concessao
  );
end
$$;

-- Undoes the reward of the invitation for which a receipt counted (indicacao_undo).
create or replace function documento_undo_indicacao(
  d documento_fiscal, p_perdoar boolean, p_agora timestamptz
) returns void language plpgsql as $$
declare
  v_outra uuid;
begin
  if indicacao_undo(d.consumidor_id, d.campanha_id, d.documento_fiscal_id, p_perdoar, p_agora) then
    -- Another valid receipt of the consumer takes over as the qualifying receipt of the invitation.
    select x.documento_fiscal_id into v_outra from documento_fiscal x
    where x.consumidor_id = d.consumidor_id and x.campanha_id = d.campanha_id and x.status = 'VALIDO'
      and x.documento_fiscal_id <> d.documento_fiscal_id
    order by x.registrado_em limit 1;
    if found then
      perform indicacao_mark(d.consumidor_id, d.campanha_id, v_outra, p_agora);
    end if;
  end if;
end
$$;

-- Invalidates a VALIDO receipt and takes back what it earned (documento_fiscal_take_back). p_ator: the author of a
-- verdict by a person, else null. Returns false when the receipt is not VALIDO.
create or replace function documento_fiscal_revoke_by(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz, p_motivo text, p_observacao text,
  p_perdoar boolean, p_ator jsonb
) returns boolean language plpgsql as $$
declare
  d documento_fiscal;
begin
  select o.* into d from documento_fiscal o
  where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id and o.status = 'VALIDO'
  for update;
  if not found then
    return false;
  end if;
  d := documento_fiscal_take_back(d, false, p_perdoar, p_agora);
  d.status := 'INVALIDO';
  d.motivo := p_motivo;
  d.motivo_valores := null;
  d.apurado_em := p_agora;
  d.revisado_em := p_agora;
  d := documento_save(d);
  perform documento_fiscal_note_by(
    p_consumidor_id, p_documento_fiscal_id, 'INVALIDO', p_motivo, null, p_observacao, p_agora, p_ator
  );
  perform documento_fiscal_tell(d, p_agora);
  return true;
end
$$;

-- Undoes a person's verdict: the receipt waits for a person again, with its place in the limits. Spent points and
-- cashback become a debt, also where the campaign forgives it: the receipt is not refused, and the next approval settles
-- it. The owner is told the next verdict. Returns false unless the receipt has the status p_status by a person. Takes
-- the claim first (documento_fiscal_claim).
create or replace function documento_fiscal_undo(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz, p_status text, p_ator jsonb
) returns boolean language plpgsql as $$
declare
  v_antes documento_fiscal;
  d documento_fiscal;
begin
  select o.* into v_antes from documento_fiscal o
  where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id
    and o.status = p_status and o.status = 'INVALIDO' and o.revisado_em is not null;
  if found then
    perform documento_fiscal_claim(v_antes);
  end if;
  select o.* into d from documento_fiscal o
  where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id
    and o.status = p_status and o.status <> 'PENDENTE' and o.revisado_em is not null
  for update;
  if not found then
    return false;
  end if;
  if d.status = 'VALIDO' then
    d := documento_fiscal_take_back(d, true, false, p_agora);
  elsif not d.contado and d.tipo <> 'Cupom' then
    perform contador_move(d.consumidor_id, d.campanha_id, 'documento' || d.tipo, documento_fiscal_participa(d), 1);
    d.contado := true;
  end if;
  d := documento_fiscal_as_pendente(d, 'documentoFiscal.emAnalise', null, null);
  d.revisado_em := null;
  d := documento_save(d);
  perform documento_fiscal_note_by(
    d.consumidor_id, d.documento_fiscal_id, d.status, d.motivo, null, null, p_agora, p_ator
  );
  perform documento_fiscal_emit(d, p_agora);
  return true;
end
$$;

-- Invalidates a VALIDO receipt without an author; programs of before call it.
create or replace function documento_fiscal_revoke(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz, p_motivo text, p_observacao text,
  p_perdoar boolean
) returns boolean language plpgsql as $$
begin
  return documento_fiscal_revoke_by(
    p_consumidor_id, p_documento_fiscal_id, p_agora, p_motivo, p_observacao, p_perdoar, null
  );
end
$$;

-- Claims a refused receipt's identity again before the receipt is reopened. Raises TR001 when another receipt holds
-- it by now.
create or replace function documento_fiscal_claim(d documento_fiscal) returns void language plpgsql as $$
declare
  v_identidade text := coalesce(d.identidade, d.chave_acesso);
  v_chave record;
begin
  if v_identidade is null then
    return;
  end if;
  select t.tomada, t.dono into v_chave
  from chave_acesso_take(v_identidade, d.campanha_id, d.consumidor_id, d.documento_fiscal_id) t;
  if not v_chave.tomada then
    raise exception using errcode = 'TR001', message =
      case when v_chave.dono = d.consumidor_id then 'documentoFiscal.jaCadastradoPorVoce' else 'documentoFiscal.jaCadastrado' end;
  end if;
end
$$;

-- Returns a refused receipt to PENDENTE, once per receipt. Returns false when that is not possible. Takes the claim
-- first (documento_fiscal_claim).
create or replace function documento_fiscal_reopen(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz, p_observacao text
) returns boolean language plpgsql as $$
declare
  v_antes documento_fiscal;
begin
  select o.* into v_antes from documento_fiscal o
  where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id
    and o.status = 'INVALIDO' and o.contestado_em is null;
  if found then
    perform documento_fiscal_claim(v_antes);
  end if;
  update documento_fiscal o set
    status = 'PENDENTE', motivo = 'documentoFiscal.emContestacao', motivo_valores = null,
    contestado_em = p_agora, apurado_em = null, apurar_em = null
  where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id
    and o.status = 'INVALIDO' and o.contestado_em is null;
  if not found then
    return false;
  end if;
  perform documento_fiscal_note(
    p_consumidor_id, p_documento_fiscal_id, 'PENDENTE', 'documentoFiscal.emContestacao', null, p_observacao, p_agora
  );
  v_antes.status := 'PENDENTE';
  v_antes.apurar_em := null;
  perform documento_fiscal_emit(v_antes, p_agora);
  return true;
end
$$;

-- Appends an entry to a receipt's history; p_ator: the author of a verdict by a person, else null. Its key `conferir`
-- chooses the verdict for a second opinion, and is not kept in the history.
create or replace function documento_fiscal_note_by(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_status text, p_motivo text, p_motivo_valores jsonb,
  p_observacao text, p_agora timestamptz, p_ator jsonb
) returns void language plpgsql as $$
declare
  v_ordem integer := (
    select max(h.ordem) + 1 from documento_fiscal_historico h
    where h.consumidor_id = p_consumidor_id and h.documento_fiscal_id = p_documento_fiscal_id
  );
begin
  insert into documento_fiscal_historico (
    consumidor_id, documento_fiscal_id, ordem, status, motivo, motivo_valores, observacao, data_hora, ator
  )
  values (
    p_consumidor_id, p_documento_fiscal_id, v_ordem, p_status, p_motivo, p_motivo_valores, p_observacao, p_agora,
    p_ator - 'conferir'
  );
  if p_ator is not null then
    perform revisao_veredito_note(p_consumidor_id, p_documento_fiscal_id, v_ordem, p_status, p_agora, p_ator);
  end if;
end
$$;

-- Appends an entry of the rules, a source or the owner.
create or replace function documento_fiscal_note(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_status text, p_motivo text, p_motivo_valores jsonb,
  p_observacao text, p_agora timestamptz
) returns void language plpgsql as $$
begin
  perform documento_fiscal_note_by(
    p_consumidor_id, p_documento_fiscal_id, p_status, p_motivo, p_motivo_valores, p_observacao, p_agora, null
  );
end
$$;

-- Notifies the consumer of a verdict, and the promoter's endpoints; each verdict is a separate notification.
create or replace function documento_fiscal_tell(d documento_fiscal, p_agora timestamptz) returns void language plpgsql as $$
begin
  perform notificacao_add(
    d.consumidor_id, d.campanha_id, 'DOCUMENTO_' || d.status,
    d.documento_fiscal_id::text || ':' || extract(epoch from p_agora), '{}'::jsonb, p_agora
  );
  perform documento_fiscal_emit(d, p_agora);
end
$$;
