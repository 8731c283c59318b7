-- compatible: nullable columns; earlier programs change profiles for their owners only
-- Set where an operator corrected a contact at the request of its owner.
alter table consumidor_alteracao add column ator jsonb, add column motivo text;
