import { writeZip, type ZipEntry } from '../../../kernel/zip.ts';
import type { Coluna, Planilha } from '../planilha.ts';
import { createAba } from './xlsx-aba.ts';
import { listPartes } from './xlsx-partes.ts';

/** Rows of a sheet, its headings included; a limit of Excel. */
const linhasPorAba = 1_048_576;

/**
 * Writes an Office Open XML workbook (ECMA-376) as a streamed ZIP: sheets of rows, then the parts that list the sheets.
 * The watermark is the heading of a last, empty column, and a property of the document.
 *
 * @param maximo rows of a sheet
 */
export async function* writeXlsx(
  planilha: Planilha,
  maximo: number = linhasPorAba,
): AsyncGenerator<Uint8Array> {
  yield* writeZip(listEntries(planilha, maximo), planilha.em);
}

async function* listEntries(planilha: Planilha, maximo: number): AsyncGenerator<ZipEntry> {
  const { paginas, marca, em } = planilha;
  const colunas: readonly Coluna[] = [...planilha.colunas, { nome: marca, tipo: 'texto' }];
  const aba = createAba(colunas, paginas, maximo);
  let abas = 0;
  try {
    do {
      abas += 1;
      yield { nome: `xl/worksheets/sheet${abas}.xml`, conteudo: aba.write() };
    } while (await aba.hasMore());
  } finally {
    await aba.close();
  }
  for (const { nome, texto } of listPartes(abas, marca, em)) yield { nome, conteudo: toPieces(texto) };
}

async function* toPieces(texto: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(texto);
}
