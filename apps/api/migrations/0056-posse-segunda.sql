-- compatible: a column with a default.

-- Whether the operator gives a second opinion on a decided receipt.
alter table revisao_posse add column segunda boolean not null default false;
