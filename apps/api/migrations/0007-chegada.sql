-- breaking: until the last process of the old program is gone, it counts late receipts in the period of their verdict,
-- and answers 500 for a receipt that waits for a person because its key was somebody else's.

-- The strongest lock first: whoever registers meanwhile holds receipts before counters.
alter table documento_fiscal
  -- What it claims in chave_acesso_registrada where that is not its access key.
  add column identidade text,
  -- When a person last judged it, or the refused receipt whose claim it took over; null while only the program did.
  add column revisado_em timestamptz;

-- Numbers and cards now count in the periods of the moment when their receipt came in, not of the verdict.
delete from consumidor_contador k
where exists (
  select 1 from documento_fiscal d
  where d.consumidor_id = k.consumidor_id and d.campanha_id = k.campanha_id
    and (d.participa_em is not null or d.apurado_em <> d.registrado_em)
);
drop function if exists contador_count(uuid, uuid, text, text, timestamptz);
drop function if exists contador_take(uuid, uuid, text, timestamptz, text[], text[], integer[], integer);
drop function if exists cupom_grant(uuid, uuid, uuid, timestamptz, text[], text[], integer[], bigint[], text[], text[],
  uuid[], boolean);

-- What is printed on a Comper receipt (shop and till, number, day) is now claimed without the hyphens of the number. Of
-- several claims that become one the oldest moves; the others stay as they were, and nobody asks for them any more.
with escrita as (
  select r.campanha_id, r.chave_acesso, r.documento_fiscal_id, split_part(r.chave_acesso, ' ', 1) || ' '
    || split_part(r.chave_acesso, ' ', 2) || ' '
    || regexp_replace(replace(split_part(r.chave_acesso, ' ', 3), '-', ''), '^0+(?=.)', '') || ' '
    || split_part(r.chave_acesso, ' ', 4) as nova
  from chave_acesso_registrada r where r.chave_acesso like 'COMPER %'
), primeira as (
  select distinct on (e.campanha_id, e.nova) e.* from escrita e
  order by e.campanha_id, e.nova, e.chave_acesso = e.nova desc, e.documento_fiscal_id
)
update chave_acesso_registrada r set chave_acesso = p.nova
from primeira p
where r.campanha_id = p.campanha_id and r.chave_acesso = p.chave_acesso and p.nova <> p.chave_acesso;

update documento_fiscal d set identidade = r.chave_acesso
from chave_acesso_registrada r
where r.consumidor_id = d.consumidor_id and r.documento_fiscal_id = d.documento_fiscal_id
  and r.chave_acesso is distinct from d.chave_acesso;
-- The rules refuse when a receipt is registered, and are its second line then; everything else was a person.
update documento_fiscal d set revisado_em = d.apurado_em
where d.status = 'INVALIDO' and exists (
  select 1 from documento_fiscal_historico h
  where h.consumidor_id = d.consumidor_id and h.documento_fiscal_id = d.documento_fiscal_id
    and (h.ordem > 2 or (h.ordem = 1 and h.motivo is not null))
);
