import type { Celula, Coluna, Linha, Planilha } from '../../src/modules/exportacao/planilha.ts';

/** One column of each kind. */
export const colunas: readonly Coluna[] = [
  { nome: 'nome', tipo: 'texto' },
  { nome: 'pontos', tipo: 'inteiro' },
  { nome: 'valor', tipo: 'centavos' },
  { nome: 'quantidade', tipo: 'quantidade' },
  { nome: 'compra', tipo: 'dia' },
  { nome: 'registrada_em', tipo: 'instante' },
];

export const marca = 'Exportado por Rita Lima em 21/11/2026 12:00 (exportação 1)';

export function toPlanilha(paginas: readonly (readonly Linha[])[]): Planilha {
  async function* listPaginas() {
    yield* paginas;
  }
  return { colunas, paginas: listPaginas(), marca, em: new Date('2026-11-21T15:00:00Z') };
}

export async function toBuffer(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

export const vazia: Linha = colunas.map((): Celula => null);
