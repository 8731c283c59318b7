import { cnpjsIn, codigoIn, cutLabel, type ItemBruto, keysIn, type NotaBruta } from './nota-bruta.ts';
import { type Elemento, listByClass, listById, listByNome, listIn, type PaginaLida } from './pagina-lida.ts';

/** Parses the layout of Minas Gerais: products in `myTable`, totals in rows of two columns, collapsed details below. */
export function readLinhas(pagina: PaginaLida): NotaBruta | undefined {
  const [tabela, outra] = listById(pagina, 'myTable');
  if (!tabela || outra) return undefined;
  const lines = listByClass(pagina, 'row').flatMap((row) => toLine(pagina, row));
  const isPago = ([rotulo]: readonly [string, string]) => /^valor pago/i.test(rotulo);
  const cells = listByNome(pagina, 'td').filter(({ em }) => em < tabela.em || em >= tabela.ate);
  return {
    chaves: cells.flatMap(({ texto }) => keysIn(texto)),
    emitentes: cells
      .filter(({ texto }) => /inscri[cç][aã]o/i.test(texto))
      .flatMap(({ texto }) => cnpjsIn(texto)),
    emissoes: listByNome(pagina, 'table')
      .filter(({ texto }) => /data\s+(?:de\s+)?emiss[aã]o/i.test(texto))
      .flatMap((table) => listByNome(listIn(pagina, table), 'td'))
      .filter(({ texto }) => /^\d{2}\/\d{2}\/\d{4}/.test(texto))
      .map(({ texto }) => texto),
    itens: listByNome(listIn(pagina, tabela), 'tr').map((linha) =>
      toItem(listByNome(listIn(pagina, linha), 'td').map(({ texto }) => texto)),
    ),
    somas: lines.filter((line) => !isPago(line)),
    pagamentos: lines.filter(isPago).map(([, valor]) => valor),
  };
}

/** Returns a row's label and amount, both in bold. */
function toLine(pagina: PaginaLida, row: Elemento): [string, string][] {
  const [rotulo, valor, ...more] = listByNome(listIn(pagina, row), 'strong').map(({ texto }) => texto);
  return rotulo !== undefined && valor !== undefined && more.length === 0 ? [[rotulo, valor]] : [];
}

const toItem = ([
  nome = '',
  quantidade = '',
  unidade = '',
  valor = '',
  ...more
]: readonly string[]): ItemBruto => ({
  nome: nome.replace(/\(C[oó]digo:.*$/i, '').trim(),
  gtin: '',
  codigo: codigoIn(nome),
  quantidade: cutLabel(quantidade),
  unidade: cutLabel(unidade),
  valor: more.length === 0 ? cutLabel(valor) : '',
});
