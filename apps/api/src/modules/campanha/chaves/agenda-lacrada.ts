import { createHmac } from 'node:crypto';
import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { buildAgendaPremios, commitAgenda } from '@trevo/rules/sorte/premios/agenda-premios';
import { isDentroDoPrazo } from '@trevo/rules/tempo/campanha-window';
import type { Clock } from '../../../kernel/clock.ts';
import type { AgendaLacrada } from './agenda-lacrada.store.ts';
import { type CampanhaPublicada, toFimSorte, toHoraFim } from '../hospedagem.service.ts';
import type { ChavesCampanha, Cofre } from './chaves-campanha.ts';

/** Input of a prize schedule. */
export interface AgendaPedido {
  readonly key: Uint8Array;
  readonly nonce: string;
  readonly itens: readonly { readonly id: string; readonly quantidade: number }[];
  readonly range: { readonly primeiro: number; readonly ultimo: number };
}

/**
 * Returns the schedule's input: prizes spread over the campaign's cards, or over its remaining time so that no
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
  // A campaign published after its end: nothing can be won, and all places are at its last moment.
  range.primeiro = Math.min(range.primeiro, range.ultimo);
  const itens = premios.itens.map(({ id, quantidade }) => ({ id, quantidade }));
  return { key: chaves.premios, nonce: toNonce(chaves), itens, range };
}

/** Builds the schedule and its commitment; takes seconds for a million prizes, so it is also a worker task. */
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

/** Returns the nonce in hex: the first line of the committed text. */
const toNonce = ({ lacre }: ChavesCampanha): string => Buffer.from(lacre).toString('hex');

/**
 * Returns a function that reveals the nonce of a campaign's commitment; null for one made without nonce. For
 * callers that may see the places.
 */
export const createFindNonceLacre =
  (cofre: Cofre) =>
  (publicada: CampanhaPublicada): string | null =>
    publicada.lacreComNonce ? toNonce(cofre.get(publicada)) : null;

/** Returns a function that derives the secret of a campaign's salts in draws; no key that is revealed leads to it. */
export const createGetChaveSais =
  (cofre: Cofre) =>
  (publicada: CampanhaPublicada): Uint8Array =>
    createHmac('sha256', cofre.get(publicada).premios).update('sorteio/sais').digest();

// São Paulo has had this offset since 2019. A change would move a few prizes by an hour.
const toEpoch = (dia: string, hora: string) => Date.parse(`${dia}T${hora}-03:00`) / 1000;

/**
 * Returns whether two files define the same schedule: names and pictures may differ; count, placement, value and
 * delivery may not.
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
 * Returns a function that reveals the key of a campaign's number permutation in hex after the last possible win,
 * so that every reader can recompute each number. Null before that.
 */
export const createFindChaveNumeros =
  (cofre: Cofre, clock: Clock) =>
  (publicada: CampanhaPublicada): string | null => {
    if (isDentroDoPrazo(toFimSorte(publicada), clock.now())) return null;
    return Buffer.from(cofre.get(publicada).numeros).toString('hex');
  };
