-- compatible
-- When the time of keeping was over and what people sent about their receipts was deleted.
alter table campanha add column esquecida_em timestamptz;
-- Where there is something to delete.
create index documento_fiscal__imagem on documento_fiscal (campanha_id) where uri_imagem is not null;
create index documento_fiscal_historico__observacao on documento_fiscal_historico (consumidor_id, documento_fiscal_id)
  where observacao is not null;
