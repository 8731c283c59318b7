import { type ItemBruto, keysIn, type NotaBruta } from './nota-bruta.ts';
import {
  type Elemento,
  listByClass,
  listById,
  listByNome,
  listIn,
  type PaginaLida,
  textOf,
} from './pagina-lida.ts';

/**
 * Parses the tab layout rendered from the receipt's XML: `GeralXslt`, with the tabs `NFe`, `Emitente`, `Prod`,
 * `Totais` and `Cobranca`, with cells that are pairs of label and value.
 */
export function readAbas(pagina: PaginaLida): NotaBruta | undefined {
  const tabOf = (id: string): PaginaLida => {
    const [aba, outra] = listById(pagina, id);
    return aba && !outra ? listIn(pagina, aba) : [];
  };
  const abas = {
    nfe: tabOf('NFe'),
    emitente: tabOf('Emitente'),
    itens: tabOf('Prod'),
    totais: tabOf('Totais'),
  };
  if (listByClass(pagina, 'GeralXslt').length === 0 || abas.itens.length === 0) return undefined;
  const listCampos = (aba: PaginaLida): Campo[] =>
    listByNome(aba, 'label').map((rotulo) => [rotulo.texto, nextSpan(pagina, rotulo)]);
  const nfe = listCampos(abas.nfe);
  const pagos = listCampos(tabOf('Cobranca'));
  return {
    chaves: listCampos(pagina)
      .filter(isCampo(/^chave de acesso/i))
      .flatMap(([, valor]) => keysIn(valor)),
    emitentes: listCampos(abas.emitente)
      .filter(isCampo(/^CNPJ/i))
      .map(([, valor]) => valor),
    emissoes: nfe.filter(isCampo(/^data (?:e hora )?(?:da |de )?emiss[aã]o/i)).map(([, valor]) => valor),
    itens: listByClass(abas.itens, 'toggle').map((tabela) => {
      // The next table has the details of the product, collapsed.
      const next = pagina[tabela.ate];
      const detalhes =
        next?.nome === 'table' && next.classes.includes('toggable') ? listIn(pagina, next) : [];
      return toItem(listIn(pagina, tabela), listCampos(detalhes));
    }),
    // This layout shows the change beside the payments.
    somas: [...listCampos(abas.totais), ...pagos.filter(isCampo(/^troco/i))],
    pagamentos: pagos.filter(isCampo(/^valor do pagamento/i)).map(([, valor]) => valor),
  };
}

type Campo = readonly [rotulo: string, valor: string];
const isCampo =
  (pattern: RegExp) =>
  ([rotulo]: Campo): boolean =>
    pattern.test(rotulo);

/** Returns the value after a label. */
function nextSpan(pagina: PaginaLida, rotulo: Elemento): string {
  const next = pagina[rotulo.ate];
  return next?.nome === 'span' ? next.texto : '';
}

const toItem = (linha: PaginaLida, detalhes: readonly Campo[]): ItemBruto => ({
  nome: textOf(linha, 'fixo-prod-serv-descricao'),
  gtin: detalhes.find(isCampo(/^c[oó]digo ean comercial/i))?.[1] ?? '',
  codigo: detalhes.find(isCampo(/^c[oó]digo do produto/i))?.[1] ?? '',
  quantidade: textOf(linha, 'fixo-prod-serv-qtd'),
  unidade: textOf(linha, 'fixo-prod-serv-uc'),
  valor: listByClass(linha, 'fixo-prod-serv-vb')
    .map(({ texto }) => texto)
    .join(' '),
});
