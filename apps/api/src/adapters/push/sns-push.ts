import {
  CreatePlatformEndpointCommand,
  DeleteEndpointCommand,
  PublishCommand,
  type PublishCommandInput,
  SNSClient,
} from '@aws-sdk/client-sns';
import type { LookupFunction } from 'node:net';
import { pipeline, type Readable, Transform } from 'node:stream';
import { createPublicAgents } from '../guarded-connect.ts';
import {
  PushError,
  type PushDestino,
  type PushRemessa,
  type PushResultado,
  type PushSender,
} from './push.port.ts';

export interface SnsOptions {
  /** `https://key:secret@sns.sa-east-1.amazonaws.com` */
  readonly url: string;
  /** Platform application of the app per system, `arn:aws:sns:sa-east-1:123456789012:app/GCM/trevo`. */
  readonly aplicativos: { readonly android?: string | undefined; readonly ios?: string | undefined };
  readonly timeoutMilliseconds?: number;
  /** Allows public addresses only, which this lookup of the service's name judges (`toPublicLookup`). */
  readonly lookup?: LookupFunction | undefined;
}

const timeoutMilliseconds = 10_000;
/** Maximum size of a response: the SDK reads it whole, and the service's address is a promoter's. */
const maximumBytes = 256 * 1024;
/** TTL of a notification: two days. */
const ttlSegundos = '172800';

/**
 * Sends to installed apps through Amazon SNS, one request per device. SNS is not idempotent, so a message
 * carries its remessa id as collapse key: a phone replaces the first copy by the second.
 */
export function createSnsPush({ url, aplicativos, ...options }: SnsOptions): PushSender {
  const { protocol, host, username, password } = new URL(url);
  const limit = options.timeoutMilliseconds ?? timeoutMilliseconds;
  const client = new SNSClient({
    endpoint: `${protocol}//${host}`,
    region: (aplicativos.android ?? aplicativos.ios ?? '').split(':')[3] ?? '',
    credentials: {
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    },
    maxAttempts: 2,
    requestHandler: options.lookup ? createPublicAgents(options.lookup) : {},
  });
  boundResponses(client);
  const ask = () => ({ abortSignal: AbortSignal.timeout(limit) });

  /** Returns the endpoint of a device, idempotent per token; undefined for an invalid token. */
  async function findEndpoint(aplicativo: string, token: string): Promise<string | undefined> {
    try {
      const command = new CreatePlatformEndpointCommand({ PlatformApplicationArn: aplicativo, Token: token });
      const { EndpointArn } = await client.send(command, ask());
      if (EndpointArn) return EndpointArn;
    } catch (error) {
      const { name, message } = error as Error;
      // Errors in other parameters do not concern the device: the platform application may be misspelt.
      if (name !== 'InvalidParameterException' || !/\bToken\b/.test(message)) throw toError(error);
      // The endpoint exists with other attributes, which do not matter.
      return /Endpoint (arn:\S+) already exists/.exec(message)?.[1];
    }
    // A page of a proxy or a broken address: it says nothing about the device.
    throw new PushError('indisponivel', 'SNS returned an unexpected response');
  }

  /** Sends to one device; returns whether it still exists. */
  async function sendTo(destino: PushDestino, remessa: PushRemessa): Promise<boolean> {
    const aplicativo = aplicativos[destino.tipo === 'ios' ? 'ios' : 'android'];
    if (!aplicativo) throw new PushError('recusada', 'SNS has no platform application for this device type');
    const endpoint = await findEndpoint(aplicativo, destino.identificacao);
    if (endpoint === undefined) return false;
    try {
      await client.send(new PublishCommand(toMessage(endpoint, aplicativo, remessa)), ask());
      return true;
    } catch (error) {
      if ((error as Error).name !== 'EndpointDisabledException') throw toError(error);
      // Otherwise it would stay disabled for the same token after a reinstallation.
      await client
        .send(new DeleteEndpointCommand({ EndpointArn: endpoint }), ask())
        .catch((failed: unknown) => {
          throw toError(failed);
        });
      return false;
    }
  }

  return {
    maximoDestinos: 25,
    destinosPorPedido: 1,
    isOuvido: true,
    async send(remessa): Promise<PushResultado> {
      const results = await Promise.allSettled(remessa.destinos.map((destino) => sendTo(destino, remessa)));
      const failures = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason as PushError] : [],
      );
      // A refused device does not block the others. Any other failure makes the whole remessa retryable.
      const failed = failures.find(({ motivo }) => motivo !== 'recusada');
      if (failed) throw failed;
      if (failures.length === results.length) throw failures[0]!;
      const isGone = (result: (typeof results)[number] | undefined) =>
        result?.status === 'fulfilled' && !result.value;
      return {
        mortos: remessa.destinos
          .filter((_, at) => isGone(results[at]))
          .map(({ identificacao }) => identificacao),
        isEnviada: results.some((result) => result.status === 'fulfilled' && result.value),
      };
    },
  };
}

/** Fails responses above the maximum size, between the SDK's HTTP handler and its parser. */
function boundResponses(client: SNSClient): void {
  client.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args);
      const response = answer.response as { body: Readable };
      response.body = pipeline(response.body, createBound(), () => {
        // The reader of the last stream gets the error.
      });
      return answer;
    },
    { step: 'deserialize', priority: 'low', name: 'boundResponses' },
  );
}

function createBound(): Transform {
  let left = maximumBytes;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      left -= piece.length;
      if (left < 0) done(new Error(`the response exceeds ${maximumBytes} bytes`));
      else done(null, piece);
    },
  });
}

/** Builds the message for the system named by a platform application: GCM, APNS or APNS_SANDBOX. */
function toMessage(endpoint: string, aplicativo: string, remessa: PushRemessa): PublishCommandInput {
  const { remessaId, titulo, mensagem, urlImagem, url } = remessa;
  const plataforma = aplicativo.split('/')[1] ?? 'GCM';
  const payload = plataforma.startsWith('APNS')
    ? { aps: { alert: { title: titulo, body: mensagem }, sound: 'default' }, url }
    : {
        fcmV1Message: {
          message: {
            notification: { title: titulo, body: mensagem, ...(urlImagem ? { image: urlImagem } : {}) },
            android: { ttl: `${ttlSegundos}s`, notification: { tag: remessaId } },
            data: { url },
          },
        },
      };
  const toAttribute = (StringValue: string) => ({ DataType: 'String', StringValue });
  return {
    TargetArn: endpoint,
    MessageStructure: 'json',
    Message: JSON.stringify({ default: mensagem, [plataforma]: JSON.stringify(payload) }),
    MessageAttributes: plataforma.startsWith('APNS')
      ? {
          'AWS.SNS.MOBILE.APNS.PUSH_TYPE': toAttribute('alert'),
          'AWS.SNS.MOBILE.APNS.COLLAPSE_ID': toAttribute(remessaId),
          [`AWS.SNS.MOBILE.${plataforma}.TTL`]: toAttribute(ttlSegundos),
        }
      : {},
  };
}

/** Maps an SNS error by its name: the message can contain a device token. */
function toError(error: unknown): PushError {
  const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  const words = `SNS answered ${status || 'nothing'}: ${name.slice(0, 100)}`;
  if (name === 'PlatformApplicationDisabledException' || status === 401 || status === 403)
    return new PushError('configuracao', words);
  // Below 400: a response that could not be read.
  const isTheirs = status < 400 || status === 429 || status >= 500 || name === 'ThrottledException';
  return new PushError(isTheirs ? 'indisponivel' : 'recusada', words);
}
