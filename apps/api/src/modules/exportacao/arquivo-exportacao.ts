import { createHash } from 'node:crypto';
import type { ExportacaoFormato } from '@trevo/contract/exportacao/exportacao.calls';
import { writeCsv } from './formato/formato-csv.ts';
import { writeParquet } from './formato/formato-parquet.ts';
import { writeXlsx } from './formato/formato-xlsx.ts';
import type { Tentativa } from './escrita.store.ts';
import type { Formatador } from './planilha.ts';

/** Storage folder of exports. */
export const pastaExportacoes = 'exportacoes';

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

/** Returns the storage name of an attempt: a process that was thought dead never overwrites a later file. */
export const toNomeGuardado = (
  { exportacao_id, tentativas }: Tentativa,
  formato: ExportacaoFormato,
): string => `${pastaExportacoes}/${exportacao_id}-${tentativas}.${formato}`;

/** Measures a file's bytes while they are streamed. */
export function createMedida() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *measure(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const piece of pieces) {
        bytes += piece.length;
        hash.update(piece);
        yield piece;
      }
    },
    end: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}
