-- compatible: a nullable column; programs of before neither read nor write it.

-- The operator or program that recorded the delivery of a prize; null for payouts and deliveries of before.
alter table raspadinha add column entrega_ator jsonb;
