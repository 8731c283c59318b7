-- compatible: a nullable column; programs of before neither name nor change it.

-- Time at which the receipt of an opened winning card stopped being valid; the prize is not handed over until it is
-- valid again.
alter table raspadinha add column retida_em timestamptz;

update raspadinha r set retida_em = d.apurado_em
from documento_fiscal d
where d.consumidor_id = r.consumidor_id and d.documento_fiscal_id = r.documento_fiscal_id
  and r.premio_id is not null and d.status = 'INVALIDO';
