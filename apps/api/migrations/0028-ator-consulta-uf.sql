-- compatible: a nullable column; programs of before neither read nor write it.

-- Author of the last switch by an operator; null for switches of before and of the program.
alter table consulta_uf add column ator jsonb;
