import {
  type ItemNota,
  itensMaximo,
  normalizeGtin,
  parseQuantidadeItem,
  sumUnidades,
  toItemNota,
} from '@trevo/rules/documento-fiscal/item-nota';
import { readChave, requireEmitenteDaChave, toEmitente } from './chave-lida.ts';
import { parseDiaEscrito, requireMesDaChave } from './dia-escrito.ts';
import { ProblemaError, quantidadeMaxima, type Registro, type VendaLida } from './registro.ts';
import { parseValorXml } from './valor-escrito.ts';

/** Root element of a document: a note, a SAT coupon, the cancellation of one, an event of a note. */
type Especie = 'NFe' | 'CFe' | 'CFeCanc' | 'evento';

const especies = new Set<string>(['NFe', 'CFe', 'CFeCanc', 'evento'] satisfies Especie[]);

const textoMaximo = 2_000;

/** Elements with kept text, each with its parent. None contains buyer data. */
const campos = new Set([
  'ide/tpAmb',
  'ide/tpNF',
  'ide/finNFe',
  'ide/dhEmi',
  'ide/dEmi',
  'emit/CNPJ',
  'emit/CPF',
  'ICMSTot/vNF',
  'total/vCFe',
  'infProt/chNFe',
  'infProt/cStat',
  'evento/infEvento/tpAmb',
  'evento/infEvento/chNFe',
  'evento/infEvento/tpEvento',
  'retEvento/infEvento/cStat',
]);
const camposItem = new Set([
  'prod/cEAN',
  'prod/cEANTrib',
  'prod/cProd',
  'prod/xProd',
  'prod/qCom',
  'prod/uCom',
  'prod/vProd',
  'prod/vDesc',
  'prod/vItem',
]);

const folhas = new Set([...campos, ...camposItem].map((campo) => campo.split('/').at(-1)!));

const autorizada = new Set(['100', '150']);
const eventoRegistrado = new Set(['135', '136', '155']);
/** Event codes: cancellation, and cancellation by substitution. */
const cancelamentos = new Set(['110111', '110112']);

type Textos = Map<string, string>;

export interface DocumentoXml {
  open(path: readonly string[], attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(path: readonly string[]): void;
  /** Returns whether the closed element is the document's own. */
  isOver(name: string): boolean;
  /** Returns the record; undefined for an event without facts about the sale, such as a correction letter. */
  end(isTooLarge: boolean): Registro | undefined;
}

/** Returns the kind of document that this element opens. */
export const findEspecie = (name: string): Especie | undefined =>
  especies.has(name) ? (name as Especie) : undefined;

/** Collects the needed fields of one document. `mes`: the São Paulo month in which the file arrived. */
export function createDocumento(especie: Especie, linha: number, mes: string): DocumentoXml {
  const textos: Textos = new Map();
  const itens: Textos[] = [];
  let items = 0;
  let item: Textos | undefined;
  let wanted: { readonly name: string; readonly place: Textos } | undefined;
  return {
    open(path, attributes) {
      const name = path.at(-1)!;
      wanted = undefined;
      if (name === 'infNFe' || name === 'infCFe') {
        // A document with two of them is invalid.
        textos.set('Id', textos.has('Id') ? '' : (attributes['Id'] ?? ''));
        textos.set('chCanc', attributes['chCanc'] ?? '');
      }
      if (name === 'det') {
        items += 1;
        item = new Map();
        if (itens.length < itensMaximo) itens.push(item);
      }
      if (!folhas.has(name)) return;
      const two = path.slice(-2).join('/');
      const three = path.slice(-3).join('/');
      if (item && camposItem.has(two)) wanted = { name: two, place: item };
      else if (campos.has(two)) wanted = { name: two, place: textos };
      else if (campos.has(three)) wanted = { name: three, place: textos };
    },
    text(text) {
      if (!wanted) return;
      const { name, place } = wanted;
      place.set(name, ((place.get(name) ?? '') + text).slice(0, textoMaximo));
    },
    close(path) {
      wanted = undefined;
      if (path.at(-1) === 'det') item = undefined;
    },
    isOver: (name) => name === especie,
    end(isTooLarge) {
      const tpEvento = textos.get('evento/infEvento/tpEvento')?.trim() ?? '';
      if (especie === 'evento' && !cancelamentos.has(tpEvento)) return undefined;
      let chaveAcesso: string | null = null;
      try {
        const chave = readChave(toChaveTexto(especie, textos), mes);
        chaveAcesso = chave.chaveAcesso;
        if (isTooLarge || items > itensMaximo) throw new ProblemaError('documentoGrande');
        if (especie === 'NFe' || especie === 'CFe') return { linha, venda: readNota(chave, textos, itens) };
        if (especie === 'evento') requireRegistrado(textos);
        return { linha, venda: toCancelada(chaveAcesso, toEmitente(chave)) };
      } catch (error) {
        if (error instanceof ProblemaError) return { linha, problema: error.problema, chaveAcesso };
        throw error;
      }
    },
  };
}

function toChaveTexto(especie: Especie, textos: Textos): string {
  const text = {
    NFe: () => textos.get('Id'),
    CFe: () => textos.get('Id'),
    CFeCanc: () => textos.get('chCanc'),
    evento: () => textos.get('evento/infEvento/chNFe'),
  }[especie]();
  if (!text) throw new ProblemaError('semChave');
  return text;
}

type Chave = ReturnType<typeof readChave>;

function readNota(chave: Chave, textos: Textos, itens: readonly Textos[]): VendaLida {
  const text = (name: string) => (textos.get(name) ?? '').trim();
  if (text('ide/tpAmb') === '2') throw new ProblemaError('homologacao');
  const cStat = textos.get('infProt/cStat')?.trim();
  if (cStat !== undefined && !autorizada.has(cStat)) throw new ProblemaError('naoAutorizada');
  const protocolo = text('infProt/chNFe');
  if (protocolo !== '' && protocolo !== chave.chaveAcesso) throw new ProblemaError('protocoloDeOutra');
  if (text('ide/tpNF') === '0' || !['', '1'].includes(text('ide/finNFe')))
    throw new ProblemaError('naoEhVenda');
  requireEmitenteDaChave(text('emit/CNPJ') || text('emit/CPF'), chave);
  const emitidoEm = parseDiaEscrito(text('ide/dhEmi') || text('ide/dEmi'));
  requireMesDaChave(emitidoEm, chave.anoMes);
  const lidos = readItens(itens);
  return {
    chaveAcesso: chave.chaveAcesso,
    emitente: toEmitente(chave),
    emitidoEm,
    valorCentavos: parseValorXml(text('ICMSTot/vNF') || text('total/vCFe')),
    quantidade: lidos && toQuantidade(lidos),
    itens: lidos,
    // A note does not contain its own later cancellation.
    cancelada: null,
  };
}

/** Reads the products of a note; null when they violate the layout. The note's total still counts. */
function readItens(itens: readonly Textos[]): ItemNota[] | null {
  try {
    return itens.length > 0 ? itens.map(readItem) : null;
  } catch (error) {
    if (error instanceof ProblemaError) return null;
    throw error;
  }
}

function toQuantidade(itens: readonly ItemNota[]): number | null {
  const quantidade = sumUnidades(itens);
  return quantidade <= quantidadeMaxima ? quantidade : null;
}

function readItem(item: Textos): ItemNota {
  const text = (name: string) => (item.get(name) ?? '').trim();
  const desconto = text('prod/vDesc');
  const centavos = text('prod/vItem')
    ? parseValorXml(text('prod/vItem'))
    : Math.max(0, parseValorXml(text('prod/vProd')) - (desconto ? parseValorXml(desconto) : 0));
  // A quantity outside the layout counts as one.
  const quantidade = parseQuantidadeItem(text('prod/qCom')) ?? 1;
  const gtins = [text('prod/cEAN'), text('prod/cEANTrib')];
  return toItemNota(
    {
      nome: text('prod/xProd'),
      gtin: gtins.find((gtin) => normalizeGtin(gtin)) ?? '',
      codigo: text('prod/cProd'),
      unidade: text('prod/uCom'),
    },
    { quantidade, centavos },
  );
}

function requireRegistrado(textos: Textos): void {
  if (textos.get('evento/infEvento/tpAmb')?.trim() === '2') throw new ProblemaError('homologacao');
  const cStat = textos.get('retEvento/infEvento/cStat')?.trim();
  if (cStat !== undefined && !eventoRegistrado.has(cStat)) throw new ProblemaError('eventoNaoRegistrado');
}

const toCancelada = (chaveAcesso: string, emitente: string): VendaLida => ({
  chaveAcesso,
  emitente,
  emitidoEm: null,
  valorCentavos: null,
  quantidade: null,
  itens: null,
  cancelada: true,
});
