-- States of an invitation: AGUARDANDO until a receipt of the invited consumer is VALIDO, then PREMIADA, RECUSADA, or
-- EM_ANALISE until an operator decides. Lock order: consumers, invitation, accounts by owner id. The consumers are on
-- different shards, so each is locked by a separate statement.
-- Returns the active consumer whose id ends with the code. Null when none matches, when two match (never the wrong
-- one), and for a deleted account or a company. p_exceto: the consumer who just registered with the code.
create or replace function indicacao_find_dono(p_promotora_id text, p_codigo text, p_exceto uuid) returns uuid
language plpgsql as $$
declare
  v_donos uuid[];
  v_dono uuid;
begin
  select array_agg(c.consumidor_id) into v_donos from consumidor c
  where c.promotora_id = p_promotora_id and right(c.consumidor_id::text, 10) = lower(p_codigo)
    and c.consumidor_id is distinct from p_exceto;
  if cardinality(v_donos) = 1 then
    select c.consumidor_id into v_dono from consumidor c
    where c.consumidor_id = v_donos[1] and c.ativo and c.tipo = 'consumidor';
  end if;
  return v_dono;
end
$$;

-- Records the inviting consumer in each campaign when the code matches an account; the shared lock waits for a
-- concurrent deletion.
create or replace function indicacao_add(
  p_indicado_id uuid, p_promotora_id text, p_codigo text, p_campanhas uuid[], p_agora timestamptz
) returns void language plpgsql as $$
declare
  v_dono uuid := indicacao_find_dono(p_promotora_id, p_codigo, p_indicado_id);
begin
  perform 1 from consumidor c where c.consumidor_id = v_dono and c.ativo for share;
  if found then
    insert into indicacao (indicado_id, campanha_id, consumidor_id, situacao, criado_em)
    select p_indicado_id, k.campanha_id, v_dono, 'AGUARDANDO', p_agora from unnest(p_campanhas) as k (campanha_id)
    on conflict on constraint indicacao__pk do nothing;
  end if;
end
$$;

-- Marks an invitation as due at the first VALIDO receipt of the invited consumer. Locks the row in any state, so that
-- a concurrent revocation of another receipt cannot hide it.
create or replace function indicacao_mark(
  p_indicado_id uuid, p_campanha_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz
) returns void language plpgsql as $$
declare
  i indicacao;
begin
  select o.* into i from indicacao o
  where o.indicado_id = p_indicado_id and o.campanha_id = p_campanha_id for update;
  if i.situacao = 'AGUARDANDO' and i.documento_fiscal_id is null then
    update indicacao o set documento_fiscal_id = p_documento_fiscal_id, apurar_em = p_agora
    where o.indicado_id = p_indicado_id and o.campanha_id = p_campanha_id;
  end if;
end
$$;

-- Locks both consumers in id order and returns the active ones; neither account can be deleted before the end of the
-- transaction, and concurrent rewards of the same inviter are serialized, which protects the monthly limit.
create or replace function indicacao_lock_pessoas(p_indicado_id uuid, p_campanha_id uuid) returns uuid[]
language plpgsql as $$
declare
  v_ativos uuid[] := '{}';
  v_indicador uuid;
  v_pessoa uuid;
begin
  select o.consumidor_id into v_indicador from indicacao o
  where o.indicado_id = p_indicado_id and o.campanha_id = p_campanha_id;
  if not found then
    return v_ativos;
  end if;
  foreach v_pessoa in array array[least(p_indicado_id, v_indicador), greatest(p_indicado_id, v_indicador)] loop
    if consumidor_hold(v_pessoa) then
      v_ativos := v_ativos || v_pessoa;
    end if;
  end loop;
  return v_ativos;
end
$$;

-- Undoes an invitation whose receipt is no longer VALIDO: reverses both rewards and waits for another receipt.
-- Returns false when the receipt is not the invitation's, and for a refused invitation, which stays refused.
create or replace function indicacao_undo(
  p_indicado_id uuid, p_campanha_id uuid, p_documento_fiscal_id uuid, p_perdoar boolean, p_agora timestamptz
) returns boolean language plpgsql as $$
declare
  v_ativos uuid[];
  v_dono uuid;
  v_moeda text;
  i indicacao;
begin
  v_ativos := indicacao_lock_pessoas(p_indicado_id, p_campanha_id);
  select o.* into i from indicacao o
  where o.indicado_id = p_indicado_id and o.campanha_id = p_campanha_id
    and o.documento_fiscal_id = p_documento_fiscal_id and o.situacao <> 'RECUSADA'
  for update;
  if not found then
    return false;
  end if;
  if i.situacao = 'PREMIADA' then
    foreach v_dono in array v_ativos loop
      select l.moeda into v_moeda from lote l
      where l.consumidor_id = v_dono and l.campanha_id = p_campanha_id and l.origem = 'indicacao'
        and l.origem_id = p_indicado_id::text and l.estornado_em is null;
      continue when not found;
      perform conta_estorno(v_dono, p_campanha_id, 'indicacao', p_indicado_id::text, p_perdoar, p_agora);
      perform notificacao_add(
        v_dono, p_campanha_id, 'INDICACAO_DESFEITA', p_indicado_id::text || ':' || p_documento_fiscal_id::text,
        jsonb_build_object('moeda', v_moeda), p_agora
      );
    end loop;
  end if;
  update indicacao o set
    situacao = 'AGUARDANDO', motivo = null, sinais = '{}', documento_fiscal_id = null, apurar_em = null,
    moeda = null, valor = null, libera_em = null, apurado_em = null, ator = null
  where o.indicado_id = p_indicado_id and o.campanha_id = p_campanha_id;
  return true;
end
$$;

-- Rewards both sides of an invitation once, while it still has p_situacao and that receipt. p_premios: a list of lado
-- ('indicador' or 'indicado'), moeda, valor, libera_em, expira_em and em (day of release as text). An inviter with
-- p_maximo rewards between p_mes_de and p_mes_ate gets none; the invited consumer is still rewarded. Returns the
-- resulting situation; null when there is no invitation. p_ator: the operator or program that decided; null for the
-- rules.
create or replace function indicacao_reward_by(
  p_indicado_id uuid, p_campanha_id uuid, p_documento_fiscal_id uuid, p_situacao text, p_premios jsonb,
  p_maximo integer, p_mes_de timestamptz, p_mes_ate timestamptz, p_agora timestamptz, p_ator jsonb
) returns text language plpgsql as $$
declare
  v_ativos uuid[];
  i indicacao;
  v_tem_vaga boolean;
  v_premio record;
begin
  v_ativos := indicacao_lock_pessoas(p_indicado_id, p_campanha_id);
  select o.* into i from indicacao o
  where o.indicado_id = p_indicado_id and o.campanha_id = p_campanha_id for update;
  if i.situacao is distinct from p_situacao or i.documento_fiscal_id is distinct from p_documento_fiscal_id then
    return i.situacao;
  end if;
  if cardinality(v_ativos) < 2 then
    update indicacao o set situacao = 'RECUSADA', motivo = 'CONTA_ENCERRADA', apurar_em = null, apurado_em = p_agora,
      ator = p_ator
    where o.indicado_id = p_indicado_id and o.campanha_id = p_campanha_id;
    return 'RECUSADA';
  end if;

  select count(*) < p_maximo into v_tem_vaga from indicacao o
  where o.consumidor_id = i.consumidor_id and o.campanha_id = p_campanha_id and o.situacao = 'PREMIADA'
    and o.valor is not null and o.apurado_em >= p_mes_de and o.apurado_em < p_mes_ate;
  for v_premio in
    select k.*, case k.lado when 'indicador' then i.consumidor_id else p_indicado_id end as dono
    from jsonb_to_recordset(p_premios) as k (
      lado text, moeda text, valor bigint, libera_em timestamptz, expira_em timestamptz, em text
    )
    where k.lado = 'indicado' or v_tem_vaga
    order by dono
  loop
    perform conta_credit(
      v_premio.dono, p_campanha_id, v_premio.moeda, 'indicacao', p_indicado_id::text, v_premio.valor,
      v_premio.libera_em, v_premio.expira_em, p_agora
    );
    perform notificacao_add(
      v_premio.dono, p_campanha_id,
      case v_premio.lado when 'indicador' then 'INDICACAO_PREMIADA' else 'INDICADO_PREMIADO' end,
      p_indicado_id::text || ':' || p_documento_fiscal_id::text,
      jsonb_build_object('moeda', v_premio.moeda, 'valor', v_premio.valor, 'em', v_premio.em), p_agora
    );
    if v_premio.lado = 'indicador' then
      i.moeda := v_premio.moeda;
      i.valor := v_premio.valor;
      i.libera_em := v_premio.libera_em;
    end if;
  end loop;
  update indicacao o set
    situacao = 'PREMIADA', moeda = i.moeda, valor = i.valor, libera_em = i.libera_em, apurar_em = null,
    apurado_em = p_agora, ator = p_ator,
    motivo = case when not v_tem_vaga and p_premios @> '[{"lado": "indicador"}]' then 'LIMITE_MES' end
  where o.indicado_id = p_indicado_id and o.campanha_id = p_campanha_id;
  return 'PREMIADA';
end
$$;

-- Rewards an invitation without an author; programs of before call it.
create or replace function indicacao_reward(
  p_indicado_id uuid, p_campanha_id uuid, p_documento_fiscal_id uuid, p_situacao text, p_premios jsonb,
  p_maximo integer, p_mes_de timestamptz, p_mes_ate timestamptz, p_agora timestamptz
) returns text language plpgsql as $$
begin
  return indicacao_reward_by(
    p_indicado_id, p_campanha_id, p_documento_fiscal_id, p_situacao, p_premios, p_maximo, p_mes_de, p_mes_ate, p_agora,
    null
  );
end
$$;

-- Closes the invitations of a deleted account: refuses open ones and deletes all signals. Granted rewards stay
-- recorded, because they count against the inviter's limit.
create or replace function indicacao_close(p_consumidor_id uuid, p_agora timestamptz) returns void language plpgsql as $$
begin
  update indicacao o set
    sinais = '{}', observacao = null, apurar_em = null,
    situacao = case when o.situacao in ('AGUARDANDO', 'EM_ANALISE') then 'RECUSADA' else o.situacao end,
    motivo = case when o.situacao in ('AGUARDANDO', 'EM_ANALISE') then 'CONTA_ENCERRADA' else o.motivo end,
    apurado_em = coalesce(o.apurado_em, p_agora)
  where o.indicado_id = p_consumidor_id or o.consumidor_id = p_consumidor_id;
end
$$;

-- Deletes notes and signals of a campaign's invitations after the retention period.
create or replace function indicacao_forget(p_campanha_id uuid) returns void language plpgsql as $$
begin
  update indicacao o set sinais = '{}', observacao = null
  where o.campanha_id = p_campanha_id and (o.sinais <> '{}' or o.observacao is not null);
end
$$;
