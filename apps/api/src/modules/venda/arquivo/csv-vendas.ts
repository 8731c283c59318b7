import { type ItemNota, parseQuantidadeItem, toItemNota } from '@trevo/rules/documento-fiscal/item-nota';
import { ArquivoRecusado } from './arquivo-recusado.ts';
import { readChave, requireEmitenteDaChave, toEmitente } from './chave-lida.ts';
import { createReuniao } from './csv-itens.ts';
import { createCortador, splitCampos, type LinhaCsv } from './csv-linhas.ts';
import { parseDiaEscrito, requireMesDaChave } from './dia-escrito.ts';
import { ProblemaError, quantidadeMaxima, type Registro, type VendaLida } from './registro.ts';
import { parseValorEscrito } from './valor-escrito.ts';

type ColunaVenda = 'chave' | 'emitente' | 'emissao' | 'valor' | 'quantidade' | 'cancelada';
type ColunaItem = 'valorItem' | 'descricao' | 'gtin' | 'codigo' | 'quantidadeItem' | 'unidade';
type Coluna = ColunaVenda | ColunaItem;

/** Accepted column names, without accents, case and punctuation. */
const nomesVenda: Readonly<Record<ColunaVenda, readonly string[]>> = {
  chave: ['chave', 'chaveacesso', 'chavedeacesso', 'chavenfe', 'chavenfce', 'chnfe'],
  emitente: ['cnpj', 'emitente', 'cnpjemitente', 'cnpjdoemitente', 'cnpjloja', 'cpfcnpj', 'cnpjcpf'],
  emissao: [
    'data',
    'emissao',
    'dataemissao',
    'datadeemissao',
    'datavenda',
    'datadavenda',
    'emitidoem',
    'dhemi',
  ],
  valor: ['valor', 'total', 'valortotal', 'valornota', 'valordanota', 'vnf'],
  quantidade: ['quantidade', 'itens', 'qtd', 'qtde', 'quantidadeitens'],
  cancelada: ['cancelada', 'cancelado'],
};
/** Columns of a file with one line per item, recognised by its `valor_item`. */
const nomesItem: Readonly<Record<ColunaItem, readonly string[]>> = {
  valorItem: ['valoritem', 'valordoitem', 'totalitem', 'totaldoitem', 'valortotalitem', 'vitem'],
  descricao: ['descricao', 'produto', 'descricaoproduto', 'descricaodoproduto', 'nomeproduto', 'xprod'],
  gtin: ['gtin', 'ean', 'ean13', 'codigobarras', 'codigodebarras', 'cean'],
  codigo: ['codigo', 'codigoproduto', 'codigodoproduto', 'sku', 'cprod'],
  quantidadeItem: ['quantidadeitem', 'quantidadedoitem', 'qtditem', 'qtdeitem', 'qcom'],
  unidade: ['unidade', 'un', 'und', 'unidadeitem', 'ucom'],
};
const separadores = [';', '\t', ',', '|'];
const cancelada = new Map<string, boolean | null>([
  ['', null],
  ...['s', 'sim', 'true', '1', 'x', 'cancelada', 'cancelado'].map((word) => [word, true] as const),
  ...['n', 'nao', 'false', '0', 'autorizada', 'autorizado', 'normal'].map((word) => [word, false] as const),
]);

const toPlain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^0-9A-Za-z]/g, '')
    .toLowerCase();

interface Cabecalho {
  readonly separador: string;
  readonly colunas: number;
  readonly lugar: Readonly<Partial<Record<Coluna, number>>>;
}

/**
 * Parses sales from the text of a CSV, chunk by chunk; throws ArquivoRecusado when the header lacks the required
 * columns.
 */
export function createLeitorCsv(mes: string) {
  const cortador = createCortador();
  const reuniao = createReuniao();
  let cabecalho: Cabecalho | undefined;
  const read = (linhas: readonly LinhaCsv[]): Registro[] => {
    const first = cabecalho ? 0 : linhas.findIndex(({ texto }) => !isSeparador(texto));
    if (first < 0) return [];
    const rest = linhas.slice(cabecalho ? 0 : first + 1);
    cabecalho ??= readCabecalho(linhas[first]!);
    const registros = rest.map((linha) => readLinha(linha, cabecalho!, mes));
    return hasItens(cabecalho) ? registros.flatMap(reuniao.add) : registros;
  };
  return {
    read: (text: string): Registro[] => read(cortador.cut(text)),
    end(): Registro[] {
      const last = read(cortador.end());
      if (!cabecalho) throw new ArquivoRecusado('semColunas');
      return [...last, ...reuniao.end()];
    },
  };
}

/** Matches the `sep=;` line that spreadsheets put first. */
const isSeparador = (texto: string | null): boolean => /^\s*"?sep=.?"?\s*$/i.test(texto ?? '');

function readCabecalho({ texto, linha }: LinhaCsv): Cabecalho {
  const found = separadores
    .map((separador) => toCabecalho(texto ?? '', separador))
    .reduce((best, next) => (count(next) > count(best) ? next : best));
  if (found.isRepeated) throw new ArquivoRecusado('colunaRepetida', linha);
  if (found.lugar.chave === undefined || found.lugar.valor === undefined)
    throw new ArquivoRecusado('semColunas', linha);
  if (hasItens(found) && found.lugar.descricao === undefined)
    throw new ArquivoRecusado('semDescricao', linha);
  return found;
}

const hasItens = ({ lugar }: Cabecalho): boolean => lugar.valorItem !== undefined;

const count = ({ lugar }: Cabecalho): number => Object.keys(lugar).length;

function toCabecalho(texto: string, separador: string): Cabecalho & { readonly isRepeated: boolean } {
  const campos = (splitCampos(texto, separador) ?? []).map(toPlain);
  const lugar: Partial<Record<Coluna, number>> = {};
  let isRepeated = false;
  const isPorItem = campos.some((campo) => nomesItem.valorItem.includes(campo));
  const nomes = { ...nomesVenda, ...(isPorItem && nomesItem) };
  for (const [coluna, known] of Object.entries(nomes) as [Coluna, readonly string[]][]) {
    const places = campos.flatMap((campo, place) => (known.includes(campo) ? [place] : []));
    if (places.length > 0) lugar[coluna] = places[0]!;
    if (places.length > 1) isRepeated = true;
  }
  const colunas = campos.findLastIndex((campo) => campo !== '') + 1;
  return { separador, colunas, lugar, isRepeated };
}

function readLinha({ linha, texto }: LinhaCsv, cabecalho: Cabecalho, mes: string): Registro {
  let chaveAcesso: string | null = null;
  try {
    const campos = readCampos(texto, cabecalho);
    const chave = readChave(campos('chave'), mes);
    chaveAcesso = chave.chaveAcesso;
    requireEmitenteDaChave(campos('emitente'), chave);
    const emitidoEm = parseDiaEscrito(campos('emissao'));
    requireMesDaChave(emitidoEm, chave.anoMes);
    const isCancelada = cancelada.get(toPlain(campos('cancelada')));
    if (isCancelada === undefined) throw new ProblemaError('canceladaInvalida');
    const valor = campos('valor');
    const venda: VendaLida = {
      chaveAcesso,
      emitente: toEmitente(chave),
      emitidoEm,
      valorCentavos: isCancelada && valor.trim() === '' ? null : parseValorEscrito(valor),
      quantidade: parseQuantidade(campos('quantidade').trim()),
      itens: hasItens(cabecalho) ? readItem(campos) : null,
      cancelada: isCancelada,
    };
    return { linha, venda };
  } catch (error) {
    if (error instanceof ProblemaError) return { linha, problema: error.problema, chaveAcesso };
    throw error;
  }
}

/** Reads the item of a line; null for a line without one. */
function readItem(campos: (coluna: Coluna) => string): ItemNota[] | null {
  const text = (coluna: ColunaItem) => campos(coluna).trim();
  if ((Object.keys(nomesItem) as ColunaItem[]).every((coluna) => text(coluna) === '')) return null;
  if (text('descricao') === '') throw new ProblemaError('descricaoVazia');
  const centavos = parseValorEscrito(text('valorItem'));
  const quantidade = parseQuantidadeItem(text('quantidadeItem') || '1');
  if (quantidade === undefined) throw new ProblemaError('quantidadeItemInvalida');
  const [nome, gtin, codigo, unidade] = [text('descricao'), text('gtin'), text('codigo'), text('unidade')];
  return [toItemNota({ nome, gtin, codigo, unidade }, { quantidade, centavos })];
}

/** Returns an accessor for a line's fields by column; missing columns are empty. */
function readCampos(
  texto: string | null,
  { separador, colunas, lugar }: Cabecalho,
): (coluna: Coluna) => string {
  if (texto === null) throw new ProblemaError('linhaGrande');
  const campos = splitCampos(texto, separador);
  if (!campos) throw new ProblemaError('aspas');
  if (campos.length < colunas) throw new ProblemaError('colunasDeMenos');
  // Many systems end each line with an extra separator.
  if (campos.slice(colunas).some((campo) => campo.trim() !== '')) throw new ProblemaError('colunasDeMais');
  return (coluna) => campos[lugar[coluna] ?? -1] ?? '';
}

function parseQuantidade(text: string): number | null {
  if (text === '') return null;
  if (!/^\d{1,7}$/.test(text) || Number(text) > quantidadeMaxima)
    throw new ProblemaError('quantidadeInvalida');
  return Number(text);
}
