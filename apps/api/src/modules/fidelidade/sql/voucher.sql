-- Exchanges points or cashback for a voucher atomically: debits the price, checks the limit per consumer and, for
-- imported codes (p_importados), takes a code, last. Otherwise the order waits for its provider. p_pedido: a
-- voucher_pedido row by column names. resultado: 'pedido', or 'repetido' (repetition of the same request; returns
-- that order). Raises TR001: requisicao.idempotenciaReusada, voucher.limitePorPessoa, voucher.esgotado, and the
-- refusals of conta_debit.
create or replace function voucher_order(
  p_pedido jsonb, p_maximo integer, p_importados boolean, p_agora timestamptz
) returns table (resultado text, voucher_pedido_id uuid) language plpgsql as $$
declare
  d voucher_pedido := jsonb_populate_record(null::voucher_pedido, p_pedido);
  v_outro voucher_pedido;
  v_hash text;
begin
  if d.idempotencia is not null then
    select o.* into v_outro from voucher_pedido o
    where o.consumidor_id = d.consumidor_id and o.idempotencia = d.idempotencia;
    if found then
      if (v_outro.campanha_id, v_outro.voucher_id) <> (d.campanha_id, d.voucher_id) then
        raise exception 'requisicao.idempotenciaReusada' using errcode = 'TR001';
      end if;
      return query select 'repetido', v_outro.voucher_pedido_id;
      return;
    end if;
  end if;
  -- The debit locks the account and so serializes a consumer's orders: the count below is reliable.
  d.conta_ordem := conta_debit(
    d.consumidor_id, d.campanha_id, d.moeda, d.valor, 'voucher', d.voucher_pedido_id::text, p_agora
  );
  if p_maximo is not null and p_maximo <= (
    select count(*) from voucher_pedido o
    where o.consumidor_id = d.consumidor_id and o.campanha_id = d.campanha_id and o.voucher_id = d.voucher_id
      and o.situacao <> 'REPROVADO'
  ) then
    raise exception 'voucher.limitePorPessoa' using errcode = 'TR001', detail = p_maximo::text;
  end if;
  d.situacao := 'PENDENTE';
  d.criado_em := p_agora;
  d.tentar_em := p_agora;
  if p_importados then
    select c.codigo_hash, c.codigo_cifrado into v_hash, d.codigo_cifrado from voucher_codigo c
    where c.campanha_id = d.campanha_id and c.voucher_id = d.voucher_id and c.voucher_pedido_id is null
      and not lote_is_bloqueado(d.campanha_id, 'voucher', d.voucher_id)
    limit 1 for update skip locked;
    if not found then
      raise exception 'voucher.esgotado' using errcode = 'TR001';
    end if;
    update voucher_codigo c set voucher_pedido_id = d.voucher_pedido_id
    where c.campanha_id = d.campanha_id and c.voucher_id = d.voucher_id and c.codigo_hash = v_hash;
    d.situacao := 'APROVADO';
    d.decidido_em := p_agora;
    d.tentar_em := null;
  end if;
  insert into voucher_pedido (
    consumidor_id, voucher_pedido_id, campanha_id, voucher_id, nome, provedor_id, moeda, valor, conta_ordem,
    idempotencia, situacao, codigo_cifrado, codigo_hash, usar_ate, tentar_em, criado_em, decidido_em
  ) values (
    d.consumidor_id, d.voucher_pedido_id, d.campanha_id, d.voucher_id, d.nome, d.provedor_id, d.moeda, d.valor,
    d.conta_ordem, d.idempotencia, d.situacao, d.codigo_cifrado, v_hash, d.usar_ate, d.tentar_em, d.criado_em, d.decidido_em
  );
  return query select 'pedido', d.voucher_pedido_id;
end
$$;

-- Stores the provider's answer to a waiting order: its code (sealed, base64), or null, which refunds the price
-- (p_expira_minimo as in conta_return). Returns false when it was decided before.
create or replace function voucher_decide(
  p_consumidor_id uuid, p_voucher_pedido_id uuid, p_codigo_cifrado text, p_expira_minimo timestamptz,
  p_agora timestamptz
) returns boolean language plpgsql as $$
declare
  d voucher_pedido;
begin
  -- Lock order: consumer before order, as in a deletion; a refusal refunds the price.
  perform consumidor_ended(p_consumidor_id);
  update voucher_pedido o set
    situacao = case when p_codigo_cifrado is null then 'REPROVADO' else 'APROVADO' end,
    codigo_cifrado = decode(p_codigo_cifrado, 'base64'), decidido_em = p_agora, tentar_em = null
  where o.consumidor_id = p_consumidor_id and o.voucher_pedido_id = p_voucher_pedido_id and o.situacao = 'PENDENTE'
  returning o.* into d;
  if not found then
    return false;
  end if;
  if p_codigo_cifrado is null then
    perform conta_return(
      d.consumidor_id, d.campanha_id, d.moeda, d.conta_ordem, d.valor, p_expira_minimo, p_agora
    );
  end if;
  return true;
end
$$;
