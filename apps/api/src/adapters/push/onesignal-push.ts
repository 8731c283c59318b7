import * as v from 'valibot';
import { type GuardedFetch, nameFailure } from '../guarded-fetch.ts';
import { PushError, type PushRemessa, type PushResultado, type PushSender } from './push.port.ts';

export interface OnesignalOptions {
  /** Secret key by app id. */
  readonly chaves: Readonly<Record<string, string>>;
  readonly url?: string;
  readonly timeoutMilliseconds?: number;
}

const apiUrl = 'https://api.onesignal.com';
const timeoutMilliseconds = 15_000;
/** TTL of a notification: two days. */
const ttlSegundos = 172_800;
/** OneSignal can still be processing the first attempt until then. */
const esperarSegundos = 100;
const esperarNoMaximo = 900;

const idsSchema = v.fallback(v.array(v.string()), []);
const answerSchema = v.object({
  id: v.fallback(v.string(), ''),
  // Either a list of messages, or invalid ids by kind.
  errors: v.fallback(v.object({ invalid_player_ids: idsSchema, invalid_subscription_ids: idsSchema }), {
    invalid_player_ids: [],
    invalid_subscription_ids: [],
  }),
});

/** Sends web push through OneSignal. A 200 response can still mean that none or only some were sent. */
export function createOnesignalPush(
  fetch: GuardedFetch,
  { chaves, url = apiUrl, ...options }: OnesignalOptions,
): PushSender {
  return {
    maximoDestinos: 2_000,
    destinosPorPedido: 2_000,
    isOuvido: true,
    async send(remessa) {
      const chave = Object.hasOwn(chaves, remessa.aplicativo) ? chaves[remessa.aplicativo] : undefined;
      if (!chave) throw new PushError('configuracao', 'ONESIGNAL_KEYS has no key for this app');
      const response = await fetch(`${url}/notifications`, {
        method: 'POST',
        headers: { authorization: `Key ${chave}`, 'content-type': 'application/json' },
        body: JSON.stringify(toBody(remessa)),
        timeoutMilliseconds: options.timeoutMilliseconds ?? timeoutMilliseconds,
      }).catch((error: unknown) => {
        throw toIndisponivel(`OneSignal did not answer: ${nameFailure(error)}`);
      });
      // Drain the body, so that the connection can be reused.
      const body: unknown = await response.json().catch(() => undefined);
      if (!response.ok) throw toError(response);
      return toResultado(body);
    },
  };
}

/** We have one language; OneSignal requires the key `en`. */
const toTexto = (texto: string) => ({ en: texto, pt: texto });

const toBody = (remessa: PushRemessa) => ({
  app_id: remessa.aplicativo,
  idempotency_key: remessa.remessaId,
  target_channel: 'push',
  include_subscription_ids: remessa.destinos.map(({ identificacao }) => identificacao),
  headings: toTexto(remessa.titulo),
  contents: toTexto(remessa.mensagem),
  url: remessa.url,
  ...(remessa.urlImagem ? { chrome_web_image: remessa.urlImagem } : {}),
  ttl: ttlSegundos,
});

function toResultado(body: unknown): PushResultado {
  const answer = v.safeParse(answerSchema, body);
  if (!answer.success) throw toIndisponivel('OneSignal returned an unexpected response');
  const { id, errors } = answer.output;
  return {
    mortos: [...new Set([...errors.invalid_player_ids, ...errors.invalid_subscription_ids])],
    isEnviada: id !== '',
  };
}

function toError({ status, headers }: Response): PushError {
  const words = `OneSignal answered ${status}`;
  if (status === 401 || status === 403) return new PushError('configuracao', words);
  if (status === 429 || status >= 500) return toIndisponivel(words, Number(headers.get('retry-after')));
  return new PushError('recusada', words);
}

const toIndisponivel = (words: string, retryAfter = 0) =>
  new PushError('indisponivel', words, Math.min(esperarNoMaximo, Math.max(esperarSegundos, retryAfter || 0)));
