import { cnpjsIn, emissoesIn, type ItemBruto, keysIn, type NotaBruta } from './nota-bruta.ts';
import { type Elemento, listByNome, listIn, type PaginaLida } from './pagina-lida.ts';

/** Parses the older table layout: `NFCCabecalho_…` on top, a row `Item + 1` of cells `NFCDetalhe_Item` per product. */
export function readTabelas(pagina: PaginaLida): NotaBruta | undefined {
  const isCabecalho = ({ classes }: Elemento) => classes.some((c) => c.startsWith('NFCCabecalho_'));
  const cabecalhos = pagina.filter(isCabecalho).map(({ texto }) => texto);
  const linhas = listByNome(pagina, 'tr').map((linha) => ({ linha, celulas: listCelulas(pagina, linha) }));
  const itens = linhas.filter(({ linha }) => /^Item\s*\+/.test(linha.id));
  const pares = linhas.filter(({ linha, celulas }) => linha.id === '' && celulas.length === 2);
  if (cabecalhos.length === 0 || itens.length === 0) return undefined;
  const from = pares.findIndex(({ celulas }) => /^forma\s+(?:de\s+)?pagamento/i.test(celulas[0] ?? ''));
  const lines = pares.map(({ celulas: [rotulo = '', valor = ''] }) => [rotulo, valor] as const);
  const paid = from < 0 ? [] : lines.slice(from + 1);
  const isTroco = ([rotulo]: readonly [string, string]) => /^troco/i.test(rotulo);
  return {
    chaves: cabecalhos.flatMap(keysIn),
    emitentes: cabecalhos.filter((texto) => /inscri[cç][aã]o/i.test(texto)).flatMap(cnpjsIn),
    emissoes: cabecalhos.flatMap(emissoesIn),
    itens: itens.map(({ celulas }) => toItem(celulas)),
    somas: [...(from < 0 ? lines : lines.slice(0, from)), ...paid.filter(isTroco)],
    pagamentos: paid.filter((line) => !isTroco(line)).map(([, valor]) => valor),
  };
}

const listCelulas = (pagina: PaginaLida, linha: Elemento): string[] =>
  listIn(pagina, linha)
    .filter(({ nome, classes }) => nome === 'td' && classes.includes('NFCDetalhe_Item'))
    .map(({ texto }) => texto);

const toItem = (celulas: readonly string[]): ItemBruto => ({
  nome: celulas[1] ?? '',
  gtin: '',
  codigo: celulas[0] ?? '',
  quantidade: celulas[2] ?? '',
  unidade: celulas[3] ?? '',
  valor: celulas.length === 6 ? (celulas[5] ?? '') : '',
});
