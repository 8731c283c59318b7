-- What a connection of the program asks for itself is not passed on by a pooler, so it is the role's own.
-- Migrations and long reads of draws set their own inside their transactions.
alter role trevo set statement_timeout = '15s';
alter role trevo set idle_in_transaction_session_timeout = '60s';
-- Settings that answers depend on: the program refuses to start through a pooler without them, where a server has others.
alter role trevo set default_transaction_isolation = 'read committed';
alter role trevo set default_transaction_read_only = 'off';
alter role trevo set standard_conforming_strings = 'on';
alter role trevo set bytea_output = 'hex';
alter role trevo set datestyle = 'ISO, MDY';
