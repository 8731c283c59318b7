-- Set per role, because a pooler does not forward the session settings of a connection.
-- Migrations and long reads of draws override them inside their transactions.
alter role trevo set statement_timeout = '15s';
alter role trevo set idle_in_transaction_session_timeout = '60s';
-- Settings that results depend on: on a server with other defaults, the program refuses to start through a pooler
-- without them.
alter role trevo set default_transaction_isolation = 'read committed';
alter role trevo set default_transaction_read_only = 'off';
alter role trevo set standard_conforming_strings = 'on';
alter role trevo set bytea_output = 'hex';
alter role trevo set datestyle = 'ISO, MDY';
