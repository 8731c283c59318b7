-- Takes up to p_quantidade places of one kind (p_assunto) from a person's limits, as many as all running periods leave.
-- p_assuntos, p_periodos and p_limites go together and may hold other kinds too. The counter rows are locked in their
-- order, so two receipts of one person cannot both use the last place. esgotado: the limit (its place in the lists)
-- that left nothing, else null.
create or replace function contador_take(
  p_consumidor_id uuid, p_campanha_id uuid, p_assunto text,
  p_assuntos text[], p_periodos text[], p_limites integer[], p_quantidade integer,
  out concedido integer, out esgotado integer
) language plpgsql as $$
declare
  v_usados integer;
  v_tocados text[] := '{}';
begin
  concedido := p_quantidade;
  if p_quantidade = 0 then
    return;
  end if;
  for v_lugar in 1 .. cardinality(p_assuntos) loop
    continue when p_assuntos[v_lugar] <> p_assunto;
    insert into consumidor_contador as c (consumidor_id, campanha_id, assunto, periodo, quantidade, limite)
    values (p_consumidor_id, p_campanha_id, p_assunto, p_periodos[v_lugar], 0, p_limites[v_lugar])
    on conflict on constraint consumidor_contador__pk do update set limite = greatest(excluded.limite, c.quantidade)
    returning c.quantidade into v_usados;
    if p_limites[v_lugar] <= v_usados then
      concedido := 0;
      esgotado := v_lugar;
      return;
    end if;
    concedido := least(concedido, p_limites[v_lugar] - v_usados);
    v_tocados := v_tocados || p_periodos[v_lugar];
  end loop;
  if cardinality(v_tocados) > 0 then
    update consumidor_contador c set quantidade = c.quantidade + concedido
    where c.consumidor_id = p_consumidor_id and c.campanha_id = p_campanha_id
      and c.assunto = p_assunto and c.periodo = any (v_tocados);
  end if;
end
$$;

-- Gives places back in the periods in which they were taken.
create or replace function contador_return(
  p_consumidor_id uuid, p_campanha_id uuid, p_assunto text, p_periodos text[], p_quantidade integer
) returns void language sql as $$
  update consumidor_contador c set quantidade = greatest(0, c.quantidade - p_quantidade)
  where c.consumidor_id = p_consumidor_id and c.campanha_id = p_campanha_id
    and c.assunto = p_assunto and c.periodo = any (p_periodos) and p_quantidade > 0
$$;
