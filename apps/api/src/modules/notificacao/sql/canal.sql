-- Takes a share of a channel's rate limit, common to all processes: how many of p_aparelhos devices may be sent to
-- now (cabem), with p_por_pedido devices per request, and when to return for the others (volta_em).
--
-- Limits: 250 requests per 5 s, and 4 notifications per device on average in each clock quarter, which bounds any 15
-- minutes to 8: OneSignal disables an app that sends more than 10.
create or replace function canal_take(
  p_canal_id uuid, p_aparelhos integer, p_por_pedido integer, p_agora timestamptz,
  out cabem integer, out volta_em timestamptz
) language plpgsql as $$
declare
  k canal;
  v_janela timestamptz := date_bin('15 minutes', p_agora, timestamptz 'epoch');
  v_instante timestamptz := date_bin('5 seconds', p_agora, timestamptz 'epoch');
  v_aparelhos integer;
  v_pedidos integer;
begin
  select o.* into k from canal o where o.canal_id = p_canal_id for update;
  if k.janela is distinct from v_janela then
    k.janela := v_janela;
    k.enviados := 0;
    k.assinantes := 0;
  end if;
  if k.instante is distinct from v_instante then
    k.instante := v_instante;
    k.pedidos := 0;
  end if;
  -- Counts lazily: many devices register in the first minutes of a campaign.
  if k.enviados + p_aparelhos > 4 * k.assinantes then
    select count(*) into k.assinantes from dispositivo d where d.canal_id = p_canal_id;
  end if;
  v_aparelhos := 4 * k.assinantes - k.enviados;
  v_pedidos := (250 - k.pedidos) * p_por_pedido;
  cabem := greatest(0, least(p_aparelhos, v_aparelhos, v_pedidos));
  volta_em := case when v_aparelhos <= v_pedidos then v_janela + interval '15 minutes' else v_instante + interval '5 seconds' end;
  update canal o set janela = k.janela, instante = k.instante, assinantes = k.assinantes, enviados = k.enviados + cabem,
    pedidos = k.pedidos + ceil(cabem::numeric / p_por_pedido)
  where o.canal_id = p_canal_id;
end
$$;
