-- compatible: two columns that the old program does not name.

-- What a receipt earned in points and cents of cashback, as its verdict said; zero when it is not VALIDO. The accounts say
-- it too, in their amounts, and documento_fiscal_conferir holds the two against each other.
alter table documento_fiscal
  add column pontos bigint not null default 0,
  add column cashback_centavos bigint not null default 0;
update documento_fiscal d set pontos = g.pontos, cashback_centavos = g.cashback
from (
  select l.consumidor_id, l.origem_id, coalesce(sum(l.concedido) filter (where l.moeda = 'pontos'), 0) as pontos,
    coalesce(sum(l.concedido) filter (where l.moeda = 'cashback'), 0) as cashback
  from lote l where l.origem = 'documento' and l.estornado_em is null
  group by l.consumidor_id, l.origem_id
) g
where d.consumidor_id = g.consumidor_id and d.documento_fiscal_id::text = g.origem_id and d.status = 'VALIDO';
