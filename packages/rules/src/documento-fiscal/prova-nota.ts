import type { FatosNota, FonteValor } from './fonte-valor.ts';
import { isMesmosItens } from './compare-itens.ts';
import type { ItemNota } from './item-nota.ts';

/** A source as configured in the campaign file: name, deadline and trust limit. */
export interface FonteOrdenada {
  readonly fonte: FonteValor;
  /** Hours from the registration of a receipt in which an automatic source may still answer. */
  readonly esperaHoras?: number | undefined;
  /** Maximum amount of a photo or a declaration that counts without review, in cents. */
  readonly centavosMaximo?: number | undefined;
}

/** State of one source's answer about a receipt. */
export type Resposta =
  | { readonly situacao: 'achada'; readonly fatos: FatosNota; readonly conferir?: boolean | undefined }
  /** It may still answer. */
  | { readonly situacao: 'procurando' }
  /** It will not answer: the receipt is unknown to it or unsupported, or the source is switched off. */
  | { readonly situacao: 'semResposta' };

export type Respostas = Partial<Record<FonteValor, Resposta>>;

/** Facts required before a receipt counts. */
export interface Precisa {
  readonly valor: boolean;
  readonly quantidade: boolean;
  readonly itens: boolean;
}

/** The next step for a receipt. */
export type Passo =
  | { readonly passo: 'contar'; readonly fonte: FonteValor; readonly fatos: FatosNota }
  | { readonly passo: 'recusar'; readonly fonte: FonteValor; readonly fatos: FatosNota }
  /** Wait for the source until then. */
  | { readonly passo: 'esperar'; readonly fonte: FonteValor; readonly ate: Date }
  /** Ask the consumer for a photo, or for a declaration. */
  | { readonly passo: 'pedir'; readonly pedida: FontePedida }
  /** Review by an operator, with the facts that need it and their source. */
  | { readonly passo: 'conferir'; readonly fatos: FatosNota | undefined; readonly de?: FontePedida };

/** Sources that the consumer supplies. */
export type FontePedida = Extract<FonteValor, 'foto' | 'declaracao'>;

const horaMilissegundos = 3_600_000;
const leituraHoras = 1;

/** Returns the deadline of a source's answer about a receipt. */
export const findFimEspera = ({ esperaHoras = 0 }: FonteOrdenada, registradoEm: Date): Date =>
  new Date(registradoEm.getTime() + esperaHoras * horaMilissegundos);

/** Returns the time of the next judgement of a receipt while its photo is read. */
export const findFimLeitura = (agora: Date): Date =>
  findFimEspera({ fonte: 'foto', esperaHoras: leituraHoras }, agora);

/** Whether the facts include all that the campaign's rule requires. */
export const isSuficiente = (fatos: FatosNota, precisa: Precisa): boolean =>
  (!precisa.valor || fatos.valorCentavos !== null) &&
  (!precisa.quantidade || fatos.quantidade !== null) &&
  (!precisa.itens || fatos.itens !== null);

/**
 * Walks the sources in the campaign's order. The first sufficient one decides; a source that may still answer is
 * awaited, regardless of those after it; a receipt that no source proves goes to review. A receipt cancelled
 * by its issuer is refused. The consumer is asked for a photo when no automatic source can answer any more; a photo
 * sent before counts in its place of the order.
 *
 * @param respostas the state of each source; a source without an entry was not queried and will not answer, except
 *   for photo and declaration, for which the consumer is asked
 */
export function findPasso(
  fontes: readonly FonteOrdenada[],
  respostas: Respostas,
  precisa: Precisa,
  { registradoEm, agora }: { registradoEm: Date; agora: Date },
): Passo {
  let canFotografar = false;
  for (const ordenada of fontes) {
    const { fonte } = ordenada;
    const resposta = respostas[fonte];
    if (fonte === 'operador') break;
    if (resposta?.situacao === 'achada') {
      const { fatos } = resposta;
      if (fatos.cancelada) return { passo: 'recusar', fonte, fatos };
      if (isPedida(fonte)) {
        return isBelieved(ordenada, resposta, precisa)
          ? { passo: 'contar', fonte, fatos }
          : { passo: 'conferir', fatos, de: fonte };
      }
      if (isSuficiente(fatos, precisa)) return { passo: 'contar', fonte, fatos };
    } else if (fonte === 'foto' && resposta === undefined) {
      canFotografar = true;
    } else if (fonte === 'declaracao') {
      return { passo: 'pedir', pedida: canFotografar ? 'foto' : 'declaracao' };
    } else if (resposta?.situacao === 'procurando') {
      // A photo can be sent days after the registration, and its reading ends by itself.
      if (fonte === 'foto') return { passo: 'esperar', fonte, ate: findFimLeitura(agora) };
      const ate = findFimEspera(ordenada, registradoEm);
      if (agora < ate) return { passo: 'esperar', fonte, ate };
    }
  }
  return canFotografar ? { passo: 'pedir', pedida: 'foto' } : { passo: 'conferir', fatos: undefined };
}

const isPedida = (fonte: FonteValor): fonte is FontePedida => fonte === 'foto' || fonte === 'declaracao';

const isBelieved = (
  { centavosMaximo = 0 }: FonteOrdenada,
  { fatos, conferir }: Extract<Resposta, { situacao: 'achada' }>,
  precisa: Precisa,
): boolean =>
  !conferir &&
  isSuficiente(fatos, precisa) &&
  fatos.valorCentavos !== null &&
  fatos.valorCentavos <= centavosMaximo;

/** Whether two sources disagree about a receipt: on the amount, the quantity, the day, the issuer or the items. */
export const isDivergente = (a: FatosNota, b: FatosNota): boolean =>
  (['valorCentavos', 'quantidade', 'emitidoEm', 'emitente'] as const).some(
    (campo) => a[campo] !== null && b[campo] !== null && a[campo] !== b[campo],
  ) ||
  a.cancelada !== b.cancelada ||
  !isMesmosItens(a, b);

/** Items of a receipt and the source that reports them. */
export interface ItensDaFonte {
  readonly fonte: FonteValor;
  readonly itens: readonly ItemNota[];
}

/**
 * Finds the items of a receipt: those of the deciding source, else those of the first other source in the campaign's
 * order that reports items.
 *
 * @param decisiva null while no source decides
 */
export function findItens(
  fontes: readonly FonteOrdenada[],
  ditos: readonly { readonly fonte: FonteValor; readonly fatos: FatosNota | null }[],
  decisiva: FonteValor | null,
): ItensDaFonte | undefined {
  const known = ditos.flatMap(({ fonte, fatos }) => (fatos?.itens ? [{ fonte, itens: fatos.itens }] : []));
  const first = known.reduce<ItensDaFonte | undefined>(
    (best, one) => (best && !isAntes(fontes, one.fonte, best.fonte) ? best : one),
    undefined,
  );
  return known.find(({ fonte }) => fonte === decisiva) ?? first;
}

/** Whether one source precedes another in the campaign's order; an unlisted one is last. */
export function isAntes(fontes: readonly FonteOrdenada[], fonte: FonteValor, outra: FonteValor): boolean {
  const place = (nome: FonteValor) => {
    const at = fontes.findIndex((one) => one.fonte === nome);
    return at < 0 ? fontes.length : at;
  };
  return place(fonte) < place(outra);
}
