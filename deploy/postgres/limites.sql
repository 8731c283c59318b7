-- What a connection of the program asks for itself is not passed on by a pooler, so it is the role's own.
-- Migrations and long reads of draws set their own inside their transactions.
alter role trevo set statement_timeout = '15s';
alter role trevo set idle_in_transaction_session_timeout = '60s';
