-- compatible: new tables; who gives a CPF to the old program meanwhile has it without a claim, and what it keeps of
-- pictures is not written down.

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

-- Pictures of receipts that were sent and that no receipt names yet: naming one deletes its row. What nobody named in a
-- day is deleted; its row stays as 'apagada', so that who names it afterwards is told.
create table imagem_documento (
  consumidor_id uuid not null,
  nome_arquivo text not null,
  situacao text not null,
  enviada_em timestamptz not null,
  constraint imagem_documento__pk primary key (consumidor_id, nome_arquivo),
  constraint imagem_documento__situacao check (situacao in ('enviada', 'apagando', 'apagada'))
);
create index imagem_documento__enviada on imagem_documento (enviada_em) where situacao <> 'apagada';
