-- Returns how many of p_quantidade places of one kind a consumer's limits leave in the periods of p_instante, as
-- contador_take would grant. Only reads, and locks nothing.
create or replace function contador_room(
  p_consumidor_id uuid, p_campanha_id uuid, p_assunto text, p_instante timestamptz,
  p_assuntos text[], p_periodos text[], p_limites integer[], p_quantidade integer
) returns integer language plpgsql stable as $$
declare
  v_sobra integer := p_quantidade;
  v_usado integer;
begin
  for v_lugar in 1 .. cardinality(p_assuntos) loop
    continue when p_assuntos[v_lugar] <> p_assunto;
    select c.quantidade into v_usado from consumidor_contador c
    where c.consumidor_id = p_consumidor_id and c.campanha_id = p_campanha_id and c.assunto = p_assunto
      and c.periodo = p_periodos[v_lugar];
    if not found then
      v_usado := contador_count(p_consumidor_id, p_campanha_id, p_assunto, p_periodos[v_lugar], p_instante);
    end if;
    v_sobra := least(v_sobra, p_limites[v_lugar] - v_usado);
  end loop;
  return greatest(0, v_sobra);
end
$$;

-- Returns what a verdict that earns p_numeros numbers and p_raspadinhas cards would grant to a receipt now: as many as the
-- limits of its effective time leave, and without the cards that it already holds. conta_em: the later day on which a
-- receipt kept off-line counts, when its day is full (documento_earn_by_day). Only reads.
create or replace function documento_fiscal_efeito(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_numeros integer, p_raspadinhas integer, p_agora timestamptz,
  p_assuntos text[], p_periodos text[], p_limites integer[]
) returns table (numeros integer, raspadinhas integer, conta_em date) language plpgsql stable as $$
declare
  d documento_fiscal;
  v_participa timestamptz;
begin
  select o.* into d from documento_fiscal o
  where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id;
  v_participa := documento_fiscal_participa(d);
  numeros := contador_room(
    p_consumidor_id, d.campanha_id, 'cupom', v_participa, p_assuntos, p_periodos, p_limites, p_numeros
  );
  raspadinhas := contador_room(
    p_consumidor_id, d.campanha_id, 'raspadinha', v_participa, p_assuntos, p_periodos, p_limites,
    greatest(0, p_raspadinhas - d.raspadinhas_concedidas)
  );
  if d.recupera_em is not null and d.status <> 'VALIDO' then
    d.contado := d.tipo <> 'Cupom';
    d.numeros_concedidos := numeros;
    d.raspadinhas_concedidas := d.raspadinhas_concedidas + raspadinhas;
    conta_em := documento_fiscal_find_recupera(d, p_assuntos, p_periodos, p_limites);
    if conta_em <= (p_agora at time zone 'America/Sao_Paulo')::date then
      conta_em := null;
    end if;
  end if;
  return next;
end
$$;
