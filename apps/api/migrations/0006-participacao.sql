-- compatible: a column that may be empty, a receipt without it came in when it was registered.

-- The moment by which a receipt's numbers take part in draws, where it was captured before it was registered.
alter table documento_fiscal add column participa_em timestamptz;
-- Receipts that were accepted after the last day of purchases, for the moment at which they were captured.
update documento_fiscal d
set participa_em = d.capturado_em - make_interval(secs => coalesce(d.desvio_relogio_segundos, 0))
from campanha c
where c.campanha_id = d.campanha_id and d.tipo <> 'Cupom' and d.capturado_em is not null
  and d.registrado_em >= (c.data_final_compras + 1)::timestamp at time zone 'America/Sao_Paulo' - interval '1 minute';
