-- compatible
-- When the time of keeping was over and what people sent about their receipts was deleted.
alter table campanha add column esquecida_em timestamptz;
