-- compatible: a table that a program of the release before does not read; it sends through its own providers.

-- How a promoter's own senders and payout accounts are reached, sealed with a key that is not in the database.
create table provedor (
  promotora_id text not null,
  servico text not null,
  cifrado bytea not null,
  definido_em timestamptz not null,
  constraint provedor__pk primary key (promotora_id, servico),
  constraint provedor__promotora foreign key (promotora_id) references promotora,
  constraint provedor__servico check (
    servico in ('email', 'sms', 'whatsapp', 'picpay', 'voucher', 'onesignal', 'sns')
  )
);
