-- Stores a consumer's answers to a ballot and grants its points, once. Returns the first stored answers, or no row
-- for a deleted account: the shared lock waits for a concurrent deletion. A concurrent repetition waits on the unique
-- key and returns the first one's row.
create or replace function cedula_answer(
  p_consumidor_id uuid, p_campanha_id uuid, p_cedula_id text, p_respostas jsonb, p_acertos integer, p_pontos integer,
  p_libera_em timestamptz, p_expira_em timestamptz, p_agora timestamptz
) returns setof cedula_resposta language plpgsql as $$
begin
  perform 1 from consumidor c where c.consumidor_id = p_consumidor_id and c.ativo for share;
  if not found then
    return;
  end if;
  insert into cedula_resposta (
    consumidor_id, campanha_id, cedula_id, respostas, acertos, pontos, respondida_em
  )
  values (p_consumidor_id, p_campanha_id, p_cedula_id, p_respostas, p_acertos, p_pontos, p_agora)
  on conflict on constraint cedula_resposta__pk do nothing;
  if found and p_pontos > 0 then
    perform conta_credit(
      p_consumidor_id, p_campanha_id, 'pontos', 'quiz', p_cedula_id, p_pontos, p_libera_em, p_expira_em, p_agora
    );
  end if;
  return query
  select * from cedula_resposta r
  where r.consumidor_id = p_consumidor_id and r.campanha_id = p_campanha_id and r.cedula_id = p_cedula_id;
end
$$;
