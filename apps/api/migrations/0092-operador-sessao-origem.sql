-- compatible: nullable columns.
-- Device and network of a session, as hashes: the approver of a proposal reads when they are those of its proposer.
alter table operador_sessao
  add column aparelho_hash text,
  add column rede_hash text;
