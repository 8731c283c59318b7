-- compatible: a new table; who gives a CPF to the old program meanwhile has it without a claim.

-- The claim of the document in a profile, as of a contact phone: one account of a promoter has it.
create table consumidor_cpf (
  promotora_id text not null,
  cpf text not null,
  consumidor_id uuid not null,
  constraint consumidor_cpf__pk primary key (promotora_id, cpf)
);
-- Where several accounts have one document the oldest keeps it; the others keep what they wrote, without a claim.
insert into consumidor_cpf (promotora_id, cpf, consumidor_id)
select distinct on (c.promotora_id, c.cpf) c.promotora_id, c.cpf, c.consumidor_id from consumidor c
where c.cpf is not null and c.ativo
order by c.promotora_id, c.cpf, c.criado_em, c.consumidor_id;
