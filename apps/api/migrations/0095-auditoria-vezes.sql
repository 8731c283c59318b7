-- compatible: a nullable column; programs of before leave it null, and their update of the trail does not name it.

-- `vezes`: number of refusals that the row counts, where one row stands for those of a caller in an hour. It grows until the
-- row is chained.
alter table auditoria add column vezes integer;

-- Refuses every change of the trail but completing an open row, counting one more refusal and chaining a loose row.
create or replace function auditoria_imutavel() returns trigger language plpgsql as $$
begin
  -- Apart: PL/pgSQL looks the fields up in the heads' tables, too, when one condition names them.
  if tg_table_name = 'auditoria' and tg_op = 'UPDATE' then
    if old.hash is null
      and (old.registro_id, old.corrente, old.em, old.ator_tipo, old.ator_nome, old.acao, old.alvo, old.campos, old.requisicao)
        = (new.registro_id, new.corrente, new.em, new.ator_tipo, new.ator_nome, new.acao, new.alvo, new.campos, new.requisicao)
      and (old.ator_id, old.sessao_id, old.motivo) is not distinct from (new.ator_id, new.sessao_id, new.motivo)
      and ((old.resultado is null and new.hash is null) or old.resultado is not distinct from new.resultado)
      and (old.vezes is not distinct from new.vezes or (new.hash is null and new.vezes > old.vezes))
    then
      return new;
    end if;
  end if;
  raise exception 'the audit trail is append-only';
end
$$;
