import {
  cnpjsIn,
  codigoIn,
  cutLabel,
  emissoesIn,
  type ItemBruto,
  keysIn,
  type NotaBruta,
} from './nota-bruta.ts';
import {
  type Elemento,
  listByClass,
  listById,
  listByNome,
  listIn,
  type PaginaLida,
  textOf,
} from './pagina-lida.ts';

/** Parses the layout of most states: `txtTopo`, a table `tabResult`, the totals in `totalNota`. */
export function readDanfe(pagina: PaginaLida): NotaBruta | undefined {
  const [tabela, outra] = listById(pagina, 'tabResult');
  const totais = listById(pagina, 'totalNota');
  if (!tabela || outra || totais.length !== 1) return undefined;
  const rotulos = listByNome(listIn(pagina, totais[0]!), 'label');
  const linhas = rotulos.map((rotulo) => ({ rotulo, valor: nextValue(pagina, rotulo) }));
  const isPagamento = ({ classes }: Elemento) => classes.includes('tx');
  const isTroco = ({ texto }: Elemento) => /^troco/i.test(texto);
  return {
    chaves: listByClass(pagina, 'chave').flatMap(({ texto }) => keysIn(texto)),
    emitentes: listByClass(pagina, 'text')
      .filter(({ texto }) => texto.startsWith('CNPJ'))
      .flatMap(({ texto }) => cnpjsIn(texto)),
    emissoes: listByNome(pagina, 'li').flatMap(({ texto }) => emissoesIn(texto)),
    itens: listByNome(listIn(pagina, tabela), 'tr')
      .map((linha) => listIn(pagina, linha))
      .filter((linha) => listByClass(linha, 'valor').length > 0)
      .map(toItem),
    somas: linhas
      .filter(({ rotulo }) => !isPagamento(rotulo) || isTroco(rotulo))
      .map(({ rotulo, valor }) => [rotulo.texto, valor]),
    pagamentos: linhas
      .filter(({ rotulo }) => isPagamento(rotulo) && !isTroco(rotulo))
      .map(({ valor }) => valor),
  };
}

const toItem = (linha: PaginaLida): ItemBruto => ({
  nome: textOf(linha, 'txtTit'),
  gtin: '',
  codigo: codigoIn(textOf(linha, 'RCod')),
  quantidade: cutLabel(textOf(linha, 'Rqtd')),
  unidade: cutLabel(textOf(linha, 'RUN')),
  // Two amounts in one line are invalid: joining them makes the parser reject the line.
  valor: listByClass(linha, 'valor')
    .map(({ texto }) => texto)
    .join(' '),
});

/** Returns the text of the number element after a label. */
function nextValue(pagina: PaginaLida, rotulo: Elemento): string {
  const next = pagina[rotulo.ate];
  return next?.classes.includes('totalNumb') ? next.texto : '';
}
