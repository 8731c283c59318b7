-- compatible, outside a transaction: writers continue during the build
create index concurrently if not exists documento_fiscal__fila
  on documento_fiscal (campanha_id, (contestado_em is null), pontos_evidencia desc, registrado_em, documento_fiscal_id)
  where status = 'PENDENTE' and apurar_em is null;
