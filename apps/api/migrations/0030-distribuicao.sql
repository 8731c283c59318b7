-- compatible: an index more, and a function that says one thing more; what a program of the release before calls stays

-- It also says until when a block is lent; who asks for the first two columns is answered as before.
drop function if exists numero_lease(uuid, integer, integer);

-- Operators list what was refused; what counts writes no entry.
create index documento_fiscal__invalido on documento_fiscal (campanha_id, registrado_em, documento_fiscal_id)
  where status = 'INVALIDO';
