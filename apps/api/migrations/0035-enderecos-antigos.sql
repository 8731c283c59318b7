-- compatible: indexes for the job that shortens addresses; a program of the release before does not use them.

create index aceite__endereco_inteiro on aceite (respondido_em) where endereco not like '%/%';
create index consumidor_alteracao__endereco_inteiro on consumidor_alteracao (alterado_em) where endereco not like '%/%';
