-- compatible: a nullable column; programs of before neither read nor write it.

-- Recipient and address of an order at its time: a later change of the profile does not move a parcel. Null for a pick-up,
-- for earlier orders, and after the account was deleted.
alter table pedido add column entrega jsonb;
