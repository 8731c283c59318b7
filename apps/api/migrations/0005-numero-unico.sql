-- compatible: the old program fails where it would have given a number twice.

-- Creating the index fails while a campaign has two people with one number: that is for a person to settle first.
-- select c.campanha_id, c.serie, c.numero, count(*) from cupom c group by c.campanha_id, c.serie, c.numero having count(*) > 1;
-- Cancelled numbers keep their place too, so that a number never has a second owner.
drop index cupom__indice;
create unique index cupom__indice on cupom (campanha_id, indice);
