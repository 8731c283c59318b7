import { ArquivoRecusado } from './arquivo-recusado.ts';
import { readChave, requireEmitenteDaChave, toEmitente } from './chave-lida.ts';
import { createCortador, splitCampos, type LinhaCsv } from './csv-linhas.ts';
import { parseDiaEscrito, requireMesDaChave } from './dia-escrito.ts';
import { ProblemaError, quantidadeMaxima, type Registro, type VendaLida } from './registro.ts';
import { parseValorEscrito } from './valor-escrito.ts';

type Coluna = 'chave' | 'emitente' | 'emissao' | 'valor' | 'quantidade' | 'cancelada';

/** Accepted column names, without accents, case and punctuation. */
const nomes: Readonly<Record<Coluna, readonly string[]>> = {
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
  let cabecalho: Cabecalho | undefined;
  const read = (linhas: readonly LinhaCsv[]): Registro[] => {
    const first = cabecalho ? 0 : linhas.findIndex(({ texto }) => !isSeparador(texto));
    if (first < 0) return [];
    const rest = linhas.slice(cabecalho ? 0 : first + 1);
    cabecalho ??= readCabecalho(linhas[first]!);
    return rest.map((linha) => readLinha(linha, cabecalho!, mes));
  };
  return {
    read: (text: string): Registro[] => read(cortador.cut(text)),
    end(): Registro[] {
      const last = read(cortador.end());
      if (!cabecalho) throw new ArquivoRecusado('semColunas');
      return last;
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
  return found;
}

const count = ({ lugar }: Cabecalho): number => Object.keys(lugar).length;

function toCabecalho(texto: string, separador: string): Cabecalho & { readonly isRepeated: boolean } {
  const campos = (splitCampos(texto, separador) ?? []).map(toPlain);
  const lugar: Partial<Record<Coluna, number>> = {};
  let isRepeated = false;
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
      itens: null,
      cancelada: isCancelada,
    };
    return { linha, venda };
  } catch (error) {
    if (error instanceof ProblemaError) return { linha, problema: error.problema, chaveAcesso };
    throw error;
  }
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
