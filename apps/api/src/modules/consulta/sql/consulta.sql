-- Leases a state's next query until p_ate when one is due: all processes together send a state one request per
-- p_ritmo seconds. Returns no row while the state is paused, and never a query that another process holds.
--
-- After p_ilegiveis unreadable pages in a row the next query is a probe (sonda): a receipt that was readable before,
-- which tells whether the page changed. A state that was switched off automatically is probed every hour.
create or replace function consulta_take(
  p_uf text, p_ritmo integer, p_ilegiveis integer, p_agora timestamptz, p_ate timestamptz
) returns table (chave_acesso text, consulta text, tentativas integer, ilegiveis integer, pedida_em timestamptz, sonda boolean)
language plpgsql as $$
declare
  u consulta_uf;
  c consulta;
  v_sonda boolean;
begin
  select o.* into u from consulta_uf o where o.uf = p_uf for update;
  if not found or u.desligada_por = 'operador' or u.proxima_em > p_agora or u.pausa_ate > p_agora then
    return;
  end if;
  v_sonda := u.desligada_em is not null or u.ilegiveis_seguidas >= p_ilegiveis;
  if v_sonda then
    select o.* into c from consulta o
    where o.uf = p_uf and o.situacao = 'achada' and o.respondida_em > p_agora - interval '60 days'
    order by o.respondida_em desc limit 1;
  end if;
  if c.chave_acesso is null then
    select o.* into c from consulta o
    where o.uf = p_uf and o.situacao = 'pendente' and o.proxima_em <= p_agora
    order by o.proxima_em limit 1;
  end if;
  if c.chave_acesso is null and u.desligada_em is not null then
    select o.* into c from consulta o
    where o.uf = p_uf and o.situacao = 'ilegivel' order by o.respondida_em desc limit 1;
  end if;
  if c.chave_acesso is null and u.desligada_em is null then
    return;
  end if;
  update consulta_uf o set proxima_em = case
      when u.desligada_em is not null then p_agora + interval '1 hour'
      -- A probe holds the state until its lease ends, so that no other process queries it meanwhile.
      when v_sonda then p_ate
      else p_agora + make_interval(secs => p_ritmo)
    end
  where o.uf = p_uf;
  -- Only one process can query this state now; the condition also detects an answer stored meanwhile.
  update consulta o set proxima_em = p_ate, tentativas = o.tentativas + 1
  where o.chave_acesso = c.chave_acesso and o.situacao = 'pendente';
  if not found and c.situacao = 'pendente' then
    return;
  end if;
  return query select c.chave_acesso, c.consulta, c.tentativas + 1, c.ilegiveis, c.pedida_em, c.situacao = 'achada'
  where c.chave_acesso is not null;
end
$$;
