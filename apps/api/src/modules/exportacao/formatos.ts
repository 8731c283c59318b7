import type { ExportacaoFormato } from '@trevo/contract/exportacao/exportacao.calls';
import { writeCsv } from './formato/formato-csv.ts';
import { writeParquet } from './formato/formato-parquet.ts';
import { writeXlsx } from './formato/formato-xlsx.ts';
import type { Formatador } from './planilha.ts';

export const formatos: Readonly<
  Record<ExportacaoFormato, { readonly write: Formatador; readonly contentType: string }>
> = {
  csv: { write: writeCsv, contentType: 'text/csv' },
  xlsx: {
    write: (planilha) => writeXlsx(planilha),
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  parquet: { write: writeParquet, contentType: 'application/vnd.apache.parquet' },
};
