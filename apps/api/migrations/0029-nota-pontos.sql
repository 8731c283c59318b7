-- compatible: a column with a default, which programs of before do not name.

-- Sum of the weights of the receipt's fraud signals: its place in the review queue.
alter table documento_fiscal add column pontos_evidencia integer not null default 0;
