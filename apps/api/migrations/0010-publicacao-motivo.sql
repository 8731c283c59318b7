-- compatible: a nullable column and one with a default; programs of before name neither.

-- Why a started campaign was changed to the worse, and what: [{chave, efeito, antes, depois}].
alter table campanha_publicacao add column motivo text;
alter table campanha_publicacao add column mudancas jsonb not null default '[]';
