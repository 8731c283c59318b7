-- Signatures of revision 46 and before. Programs of then call the first four during an upgrade, and statements that run
-- while the functions are replaced call the others. A breaking migration may drop this file with them.

-- Returns p_documento's and the other arguments' part of a receipt that is the type concessao now, as JSON.
create or replace function concessao_of(
  p_mudancas jsonb, p_resto bigint, p_assuntos text[], p_periodos text[], p_limites integer[],
  p_indices bigint[], p_series text[], p_numeros text[], p_raspadinhas uuid[], p_creditos jsonb
) returns jsonb language plpgsql immutable as $$
begin
  return jsonb_build_object(
    'resto', p_resto, 'premia_indicacao', p_mudancas ? 'premia_indicacao', 'assuntos', p_assuntos,
    'periodos', p_periodos, 'limites', p_limites, 'indices', p_indices, 'series', p_series, 'numeros', p_numeros,
    'validade', p_mudancas ->> 'validade', 'raspadinhas', p_raspadinhas, 'creditos', p_creditos
  );
end
$$;

-- Registers a receipt (documento_register); p_documento has premia_indicacao and validade.
create or replace function documento_fiscal_register(
  p_consumidor_id uuid, p_documento jsonb, p_identidade text, p_codigo text, p_resto bigint, p_intervalo_segundos integer,
  p_assuntos text[], p_periodos text[], p_limites integer[],
  p_indices bigint[], p_series text[], p_numeros text[], p_raspadinhas uuid[], p_creditos jsonb
) returns table (
  resultado text, documento_fiscal_id uuid, concedidos integer, raspadinhas integer, motivo text, motivo_valores jsonb
) language plpgsql as $$
begin
  return query select * from documento_register(
    p_consumidor_id, p_documento, p_identidade, p_codigo, p_intervalo_segundos, concessao_of(
      p_documento, p_resto, p_assuntos, p_periodos, p_limites, p_indices, p_series, p_numeros, p_raspadinhas, p_creditos
    )
  );
end
$$;

-- Judges a receipt (documento_judge); p_mudancas has premia_indicacao and validade.
create or replace function documento_fiscal_judge(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz, p_mudancas jsonb, p_observacao text,
  p_resto bigint,
  p_assuntos text[], p_periodos text[], p_limites integer[],
  p_indices bigint[], p_series text[], p_numeros text[], p_raspadinhas uuid[], p_creditos jsonb
) returns table (resultado text, concedidos integer, raspadinhas integer) language plpgsql as $$
begin
  return query select * from documento_judge(
    p_consumidor_id, p_documento_fiscal_id, p_agora, p_mudancas, p_observacao, concessao_of(
      p_mudancas, p_resto, p_assuntos, p_periodos, p_limites, p_indices, p_series, p_numeros, p_raspadinhas, p_creditos
    )
  );
end
$$;

-- Reverses a person's INVALIDO (documento_rejudge); p_mudancas has premia_indicacao and validade.
create or replace function documento_fiscal_rejudge(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz, p_mudancas jsonb, p_observacao text,
  p_resto bigint,
  p_assuntos text[], p_periodos text[], p_limites integer[],
  p_indices bigint[], p_series text[], p_numeros text[], p_raspadinhas uuid[], p_creditos jsonb
) returns table (resultado text, concedidos integer, raspadinhas integer) language plpgsql as $$
begin
  return query select * from documento_rejudge(
    p_consumidor_id, p_documento_fiscal_id, p_agora, p_mudancas, p_observacao, concessao_of(
      p_mudancas, p_resto, p_assuntos, p_periodos, p_limites, p_indices, p_series, p_numeros, p_raspadinhas, p_creditos
    )
  );
end
$$;

-- Corrects a receipt (documento_correct); p_mudancas has validade, raspadinhas_vivas, raspadinhas and
-- retirar_raspadinhas.
create or replace function documento_fiscal_correct(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz, p_mudancas jsonb, p_motivo text,
  p_motivo_valores jsonb, p_observacao text, p_resto bigint, p_vivos integer, p_retirar integer,
  p_assuntos text[], p_periodos text[], p_limites integer[],
  p_indices bigint[], p_series text[], p_numeros text[], p_creditos jsonb
) returns table (resultado text, concedidos integer) language plpgsql as $$
begin
  return query select * from documento_correct(
    p_consumidor_id, p_documento_fiscal_id, p_agora, p_mudancas,
    jsonb_build_object('motivo', p_motivo, 'valores', p_motivo_valores, 'observacao', p_observacao),
    concessao_of(
      p_mudancas - 'premia_indicacao', p_resto, p_assuntos, p_periodos, p_limites, p_indices, p_series, p_numeros,
      array(select jsonb_array_elements_text(p_mudancas -> 'raspadinhas'))::uuid[], p_creditos
    ) || jsonb_build_object(
      'numeros_vivos', p_vivos, 'numeros_retirar', p_retirar, 'raspadinhas_vivas', p_mudancas -> 'raspadinhas_vivas',
      'raspadinhas_retirar', p_mudancas -> 'retirar_raspadinhas'
    )
  );
end
$$;

create or replace function documento_fiscal_earn_by_day(
  d documento_fiscal, p_agora timestamptz, p_premia_indicacao boolean, p_resto bigint,
  p_assuntos text[], p_periodos text[], p_limites integer[],
  p_indices bigint[], p_series text[], p_numeros text[], p_validade timestamptz, p_raspadinhas uuid[], p_creditos jsonb,
  p_exigir boolean
) returns documento_fiscal language plpgsql as $$
declare
  c concessao := jsonb_populate_record(null::concessao, concessao_of(
    '{}', p_resto, p_assuntos, p_periodos, p_limites, p_indices, p_series, p_numeros, p_raspadinhas, p_creditos
  ));
begin
  c.premia_indicacao := p_premia_indicacao;
  c.validade := p_validade;
  d.numeros_concedidos := 0;
  d.pontos := 0;
  d.cashback_centavos := 0;
  return documento_earn_by_day(d, concessao_look(d, c), p_agora, p_exigir);
end
$$;

create or replace function documento_fiscal_earn(
  d documento_fiscal, p_agora timestamptz, p_premia_indicacao boolean, p_resto bigint,
  p_assuntos text[], p_periodos text[], p_limites integer[],
  p_indices bigint[], p_series text[], p_numeros text[], p_validade timestamptz, p_raspadinhas uuid[], p_creditos jsonb,
  p_exigir boolean
) returns documento_fiscal language plpgsql as $$
declare
  v_recupera_em date := d.recupera_em;
begin
  d.recupera_em := null;
  d := documento_fiscal_earn_by_day(
    d, p_agora, p_premia_indicacao, p_resto, p_assuntos, p_periodos, p_limites,
    p_indices, p_series, p_numeros, p_validade, p_raspadinhas, p_creditos, p_exigir
  );
  d.recupera_em := v_recupera_em;
  return d;
end
$$;

create or replace function documento_fiscal_grant(
  p_consumidor_id uuid, p_campanha_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz, p_participa_em timestamptz,
  p_assuntos text[], p_periodos text[], p_limites integer[],
  p_indices bigint[], p_series text[], p_numeros text[], p_validade timestamptz, p_raspadinhas uuid[], p_exigir boolean,
  out numeros integer, out raspadinhas integer, out motivo text, out motivo_valores jsonb
) language plpgsql as $$
declare
  d documento_fiscal;
begin
  d.consumidor_id := p_consumidor_id;
  d.campanha_id := p_campanha_id;
  d.documento_fiscal_id := p_documento_fiscal_id;
  d.tipo := 'Fiscal';
  d.participa_em := p_participa_em;
  d.raspadinhas_concedidas := 0;
  d := documento_fiscal_earn_by_day(
    d, p_agora, false, null, p_assuntos, p_periodos, p_limites,
    p_indices, p_series, p_numeros, p_validade, p_raspadinhas, null, p_exigir
  );
  numeros := d.numeros_concedidos;
  raspadinhas := d.raspadinhas_concedidas;
  motivo := d.motivo;
  motivo_valores := d.motivo_valores;
end
$$;

create or replace function documento_fiscal_credit(
  d documento_fiscal, p_creditos jsonb, p_agora timestamptz
) returns documento_fiscal language plpgsql as $$
declare
  c concessao;
begin
  c.creditos := p_creditos;
  d.pontos := 0;
  d.cashback_centavos := 0;
  return documento_earn(d, c, p_agora, false);
end
$$;

create or replace function documento_fiscal_find_recusa(
  d documento_fiscal, p_identidade text, p_intervalo_segundos integer,
  p_assuntos text[], p_periodos text[], p_limites integer[], p_numeros integer, p_raspadinhas integer,
  out codigo text, out detalhe text
) language plpgsql stable as $$
declare
  c concessao;
  v_recusa record;
begin
  c.assuntos := p_assuntos;
  c.periodos := p_periodos;
  c.limites := p_limites;
  c.indices := array_fill(0::bigint, array[p_numeros]);
  c.raspadinhas := array_fill(null::uuid, array[p_raspadinhas]);
  v_recusa := documento_find_recusa(d, concessao_look(d, c), p_identidade, p_intervalo_segundos);
  codigo := v_recusa.codigo;
  detalhe := v_recusa.detalhe;
end
$$;
