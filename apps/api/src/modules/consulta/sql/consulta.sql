-- The next receipt to ask a state about, leased until p_ate, if one may be asked now: all processes together ask a state once
-- in p_ritmo seconds. None while it is left alone, and never one that another process is asking.
--
-- Where receipts could not be read several times in a row (p_ilegiveis), the next one is one that was read before (sonda): it
-- tells whether the page is another one now. Where the program switched the state off, that is asked every hour.
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
      -- Nobody else asks about a page while it is looked at.
      when v_sonda then p_ate
      else p_agora + make_interval(secs => p_ritmo)
    end
  where o.uf = p_uf;
  -- Nobody else asks this state meanwhile; that it was answered meanwhile is seen here.
  update consulta o set proxima_em = p_ate, tentativas = o.tentativas + 1
  where o.chave_acesso = c.chave_acesso and o.situacao = 'pendente';
  if not found and c.situacao = 'pendente' then
    return;
  end if;
  return query select c.chave_acesso, c.consulta, c.tentativas + 1, c.ilegiveis, c.pedida_em, c.situacao = 'achada'
  where c.chave_acesso is not null;
end
$$;
