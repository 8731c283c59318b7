-- Writes an event to the outbox, in the transaction of the act, when an active endpoint of the campaign's promoter asks
-- for its kind; without one the cost is one lookup in two replicated tables. p_dono_id: the person of the event, or
-- its campaign where it has none. Ids and a status only: an event has no personal data.
create or replace function webhook_note(
  p_dono_id uuid, p_campanha_id uuid, p_tipo text, p_objeto_id text, p_status text, p_agora timestamptz
) returns void language plpgsql as $$
begin
  if not exists (
    select from campanha c join webhook w on w.promotora_id = c.promotora_id
    where c.campanha_id = p_campanha_id and w.estado = 'ativo' and p_tipo = any (w.eventos)
  ) then
    return;
  end if;
  insert into webhook_saida (dono_id, evento_id, campanha_id, tipo, objeto_id, status, ocorrido_em)
  values (p_dono_id, gen_random_uuid(), p_campanha_id, p_tipo, p_objeto_id, p_status, p_agora);
end
$$;
