import { marcaUtf8, toCsvCell } from '@trevo/rules/texto/csv';
import { createHoraLocal } from '../hora-local.ts';
import type { Celula, ColunaTipo, Planilha } from '../planilha.ts';

/**
 * Writes CSV for a spreadsheet. The watermark is the heading of a last, empty column: each line has the same number of
 * cells, and no row is something else than data.
 */
export async function* writeCsv({ colunas, paginas, marca }: Planilha): AsyncGenerator<Uint8Array> {
  const toLocal = createHoraLocal();
  const tipos = colunas.map(({ tipo }) => tipo);
  yield Buffer.from(
    `${marcaUtf8}${[...colunas.map(({ nome }) => nome), marca].map(toCsvCell).join(';')}\r\n`,
  );
  for await (const pagina of paginas) {
    let texto = '';
    for (const linha of pagina) {
      for (const [at, celula] of linha.entries()) texto += `${toCell(celula, tipos[at]!, toLocal)};`;
      texto += '\r\n';
    }
    yield Buffer.from(texto);
  }
}

/** Only texts can be formulas: numbers and dates are written from their values. */
function toCell(celula: Celula, tipo: ColunaTipo, toLocal: (instante: Date) => number): string {
  if (celula === null) return '';
  if (celula instanceof Date) return new Date(toLocal(celula)).toISOString().slice(0, 19).replace('T', ' ');
  if (tipo === 'centavos') return toDecimal(Number(celula));
  return typeof celula === 'number' ? String(celula).replace('.', ',') : toCsvCell(celula);
}

function toDecimal(centavos: number): string {
  const digits = String(Math.abs(centavos)).padStart(3, '0');
  return `${centavos < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
