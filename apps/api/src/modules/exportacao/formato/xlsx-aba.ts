import { createHoraLocal } from '../hora-local.ts';
import type { Celula, Coluna, ColunaTipo, Linha } from '../planilha.ts';
import { estilos, toCellText } from './xlsx-partes.ts';

const dayMilliseconds = 86_400_000;
/** Day 0 of Excel's calendar in days before 1970. */
const epochDias = 25_569;

const larguras: Readonly<Record<ColunaTipo, number>> = {
  texto: 24,
  inteiro: 12,
  centavos: 14,
  quantidade: 12,
  dia: 12,
  instante: 20,
};

const estiloOf: Readonly<Record<ColunaTipo, number>> = {
  texto: estilos.geral,
  inteiro: estilos.geral,
  centavos: estilos.centavos,
  quantidade: estilos.geral,
  dia: estilos.dia,
  instante: estilos.instante,
};

/** Creates the writer of the sheets of a workbook: each takes the next rows, until none is left. */
export function createAba(
  colunas: readonly Coluna[],
  paginas: AsyncIterable<readonly Linha[]>,
  maximo: number,
) {
  const pages = paginas[Symbol.asyncIterator]();
  const toLocal = createHoraLocal();
  const celulas = colunas.map(({ tipo }, at) => ({ tipo, letras: toLetras(at) }));
  let page: readonly Linha[] = [];
  let at = 0;
  let isEnded = false;

  /** Whether rows are left; reads the next page when the last one is used up. */
  async function hasMore(): Promise<boolean> {
    while (!isEnded && at >= page.length) {
      const { done, value } = await pages.next();
      if (done) isEnded = true;
      else [page, at] = [value, 0];
    }
    return !isEnded;
  }

  /** Returns the rows of the current page up to a number of the sheet. */
  function takeLinhas(from: number): { texto: string; linhas: number } {
    const end = Math.min(page.length, at + maximo - from + 1);
    const linhas = end - at;
    let texto = '';
    for (let row = from; at < end; at += 1, row += 1) {
      texto += `<row r="${row}">`;
      for (const [column, celula] of page[at]!.entries()) {
        const { tipo, letras } = celulas[column]!;
        if (celula !== null) texto += toCell(`${letras}${row}`, celula, tipo, toLocal);
      }
      texto += '</row>';
    }
    return { texto, linhas };
  }

  return {
    hasMore,
    close: async () => void (await pages.return?.()),
    async *write(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`${toCabeca(colunas)}${toTitulos(colunas)}`);
      for (let row = 2; row <= maximo && (await hasMore());) {
        const { texto, linhas } = takeLinhas(row);
        row += linhas;
        yield Buffer.from(texto);
      }
      yield Buffer.from('</sheetData></worksheet>');
    },
  };
}

function toCabeca(colunas: readonly Coluna[]): string {
  const cols = colunas.map(
    ({ tipo }, at) => `<col min="${at + 1}" max="${at + 1}" width="${larguras[tipo]}" customWidth="1"/>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>',
    '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    `</sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData>`,
  ].join('');
}

const toTitulos = (colunas: readonly Coluna[]): string =>
  `<row r="1">${colunas
    .map(({ nome }, at) => toTextCell(`${toLetras(at)}1`, nome, ` s="${estilos.titulo}"`))
    .join('')}</row>`;

function toCell(
  lugar: string,
  celula: Exclude<Celula, null>,
  tipo: ColunaTipo,
  toLocal: (instante: Date) => number,
): string {
  const estilo = estiloOf[tipo] === estilos.geral ? '' : ` s="${estiloOf[tipo]}"`;
  if (celula instanceof Date)
    return `<c r="${lugar}"${estilo}><v>${toLocal(celula) / dayMilliseconds + epochDias}</v></c>`;
  if (tipo === 'dia')
    return `<c r="${lugar}"${estilo}><v>${Date.parse(`${celula}T00:00:00Z`) / dayMilliseconds + epochDias}</v></c>`;
  if (tipo === 'centavos') return `<c r="${lugar}"${estilo}><v>${Number(celula) / 100}</v></c>`;
  return typeof celula === 'number'
    ? `<c r="${lugar}"><v>${celula}</v></c>`
    : toTextCell(lugar, celula, estilo);
}

/** An inline text: Excel shows it as it is and never runs it as a formula. */
const toTextCell = (lugar: string, texto: string, estilo: string): string =>
  `<c r="${lugar}"${estilo} t="inlineStr"><is><t xml:space="preserve">${toCellText(texto)}</t></is></c>`;

/** Returns the letters of a column, from 0. */
export function toLetras(coluna: number): string {
  let letras = '';
  for (let left = coluna + 1; left > 0; left = Math.floor((left - 1) / 26))
    letras = String.fromCharCode(65 + ((left - 1) % 26)) + letras;
  return letras;
}
