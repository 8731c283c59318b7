-- compatible: a new table.

-- What the reader found on the photo of a receipt. The queue is documento_fato: a row of the source foto that is
-- procurando. ler_em: end of the lease or of the back-off. leitura: Leitura of
-- packages/leitura; null while it is read, and for a file that is no photo of a receipt.
create table leitura_foto (
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  nome_arquivo text not null,
  tentativas smallint not null,
  ler_em timestamptz not null,
  lida_em timestamptz,
  leitura jsonb,
  constraint leitura_foto__pk primary key (consumidor_id, documento_fiscal_id)
);
