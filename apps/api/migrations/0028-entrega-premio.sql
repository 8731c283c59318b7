-- compatible: a column and an index that the old program does not name.

-- Who handed a prize over, in the words of the promoter's people; null where PicPay paid it out.
alter table raspadinha add column entregue_por text;

-- A voucher is looked up by its code: the last twelve figures of its card's id. Only cards that won have one.
create index raspadinha__codigo on raspadinha (campanha_id, right(raspadinha_id::text, 12))
  where premio_id is not null;
