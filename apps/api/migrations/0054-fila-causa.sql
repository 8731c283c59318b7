-- compatible, outside a transaction: writers continue during the build
create index concurrently if not exists documento_fiscal__fila_causa
  on documento_fiscal (campanha_id, motivo, emitente, emitido_em)
  where status = 'PENDENTE' and apurar_em is null;
