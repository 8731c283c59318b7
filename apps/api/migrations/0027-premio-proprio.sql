-- compatible: an index

-- Whoever looks at their numbers is told which of them won, without looking through everybody's.
create index sorteio_premiado__consumidor on sorteio_premiado (consumidor_id, campanha_id);
