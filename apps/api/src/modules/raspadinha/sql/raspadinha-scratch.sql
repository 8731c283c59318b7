-- Opens a card atomically: the sealed schedule alone decides its content. Idempotent: an opened card keeps its
-- content. Returns false for an unknown or cancelled card.
-- Units whose place has been reached go to the next opened cards, earliest place first. The lock on the campaign's
-- counter serializes openings until commit, so the logged order is the order in which units were taken, without gaps,
-- and every reader can replay it.
-- p_agenda: 'contador' (a unit's place is a count of cards) or 'horario' (a unit's place is an epoch second); null,
-- in a campaign without prizes, counts nothing, so that prizes sealed later do not all fall to the next cards.
create or replace function raspadinha_scratch(
  p_consumidor_id uuid, p_raspadinha_id uuid, p_agenda text, p_agora timestamptz
) returns boolean language plpgsql as $$
declare
  v_campanha uuid;
  v_raspada timestamptz;
  v_ordem bigint;
  v_ate bigint;
  v_unidade integer;
  v_premio text;
begin
  select r.campanha_id, r.raspada_em into v_campanha, v_raspada from raspadinha r
  where r.consumidor_id = p_consumidor_id and r.raspadinha_id = p_raspadinha_id and r.cancelada_em is null
  for update;
  if not found then
    return false;
  elsif v_raspada is not null then
    return true;
  end if;
  if p_agenda is not null then
    insert into premio_contador as c (campanha_id, raspadas) values (v_campanha, 1)
    on conflict on constraint premio_contador__pk do update set raspadas = c.raspadas + 1
    returning c.raspadas into v_ordem;
    v_ate := case p_agenda when 'contador' then v_ordem else floor(extract(epoch from p_agora)) end;
    -- A separate statement gets a new snapshot and sees the unit that the previous card took.
    select t.unidade, t.premio_id into v_unidade, v_premio
    from premio_unidade_take(v_campanha, v_ate, p_consumidor_id, p_raspadinha_id, p_agora) t;
    insert into premio_abertura (campanha_id, ordem, raspadinha_id, aberta_em, unidade)
    values (v_campanha, v_ordem, p_raspadinha_id, p_agora, v_unidade);
  end if;
  update raspadinha r set raspada_em = p_agora, ordem = v_ordem, premio_id = v_premio
  where r.consumidor_id = p_consumidor_id and r.raspadinha_id = p_raspadinha_id;
  if v_premio is not null then
    perform webhook_note(
      p_consumidor_id, v_campanha, 'premio.revelado', p_raspadinha_id::text, 'REVELADO', p_agora
    );
  end if;
  return true;
end
$$;
