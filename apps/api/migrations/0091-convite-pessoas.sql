-- compatible: nullable columns and a default.
-- The people behind an invitation. A role that approves proposals is granted only by one of two people, or by a command on the
-- server; invitations of before have neither.
alter table operador_convite
  add column convidado_por uuid,
  add column convidado_nome text,
  add column aprovado_por uuid,
  add column aprovado_nome text,
  add column por_comando boolean not null default false;
