import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { buildAgendaPremios, commitAgenda } from '@trevo/rules/sorte/agenda-premios';
import { isDentroDoPrazo } from '@trevo/rules/tempo/campanha-window';
import type { Clock } from '../../kernel/clock.ts';
import type { AgendaLacrada } from './campanha.store.ts';
import { type CampanhaPublicada, toFimSorte, toHoraFim } from './hospedagem.service.ts';
import type { ChavesCampanha, Cofre } from './chaves-campanha.ts';

/** All that a schedule is made of. */
export interface AgendaPedido {
  readonly key: Uint8Array;
  readonly nonce: string;
  readonly itens: readonly { readonly id: string; readonly quantidade: number }[];
  readonly range: { readonly primeiro: number; readonly ultimo: number };
}

/**
 * What lays the prizes of a campaign out, once: over its cards, or over its days for purchases from now on, so that no
 * place is in the past. Undefined without prizes.
 */
export function toAgendaPedido(
  arquivo: CampanhaArquivo,
  chaves: ChavesCampanha,
  agora: Date,
): AgendaPedido | undefined {
  const { premios, campanha } = arquivo;
  if (!premios) return undefined;
  const range =
    premios.agenda === 'contador'
      ? { primeiro: 1, ultimo: premios.cartelas! }
      : {
          primeiro: Math.max(toEpoch(campanha.dataInicial, '00:00:00'), Math.ceil(agora.getTime() / 1000)),
          ultimo: toEpoch(campanha.dataFinalCompras, toHoraFim(arquivo)),
        };
  // Published when it is over: nobody can win any more, and the prizes wait at its last moment.
  range.primeiro = Math.min(range.primeiro, range.ultimo);
  const itens = premios.itens.map(({ id, quantidade }) => ({ id, quantidade }));
  return { key: chaves.premios, nonce: toNonce(chaves), itens, range };
}

/** Lays the prizes out and seals them: seconds for a million of them. A task of the worker process, too. */
export function sealAgenda({ key, nonce, itens, range }: AgendaPedido): AgendaLacrada {
  const unidades = buildAgendaPremios(key, itens, range);
  const premioIds = itens.map(({ id }) => id);
  const placeOf = new Map(premioIds.map((id, place) => [id, place]));
  return {
    premioIds,
    premios: Uint32Array.from(unidades, ({ premioId }) => placeOf.get(premioId)!),
    lugares: Float64Array.from(unidades, ({ lugar }) => lugar),
    compromisso: commitAgenda(unidades, nonce),
  };
}

/** The nonce as the first line of the sealed text. */
const toNonce = ({ lacre }: ChavesCampanha): string => Buffer.from(lacre).toString('hex');

/** Reveals the nonce of a campaign's seal, null where it was sealed before there was one. For who may see the places. */
export const createFindNonceLacre =
  (cofre: Cofre) =>
  (publicada: CampanhaPublicada): string | null =>
    publicada.lacreComNonce ? toNonce(cofre.get(publicada)) : null;

// São Paulo has kept this offset since 2019. Were it to change, a few prizes would wait an hour more or less.
const toEpoch = (dia: string, hora: string) => Date.parse(`${dia}T${hora}-03:00`) / 1000;

/**
 * Whether two files lay out the same prizes: names and pictures may change; how many, where, what they are worth and
 * how they are handed over may not.
 */
export function isSameAgenda(a: CampanhaArquivo, b: CampanhaArquivo): boolean {
  const outline = ({ premios }: CampanhaArquivo) =>
    JSON.stringify([
      premios?.agenda,
      premios?.cartelas,
      premios?.itens.map(({ id, quantidade, valorCentavos, entrega }) => [
        id,
        quantidade,
        valorCentavos,
        entrega,
      ]),
    ]);
  return outline(a) === outline(b);
}

/**
 * Finds the key that spread a campaign's numbers, in hexadecimal, once nothing can be won any more: with it anybody
 * can work every number out again. Null before that.
 */
export const createFindChaveNumeros =
  (cofre: Cofre, clock: Clock) =>
  (publicada: CampanhaPublicada): string | null => {
    if (isDentroDoPrazo(toFimSorte(publicada), clock.now())) return null;
    return Buffer.from(cofre.get(publicada).numeros).toString('hex');
  };
