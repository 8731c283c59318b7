import { parseChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { itensMaximo, toItemNota } from '@trevo/rules/documento-fiscal/item-nota';
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { LeitorNotas } from './leitor.port.ts';

export interface SignedLeitorOptions {
  readonly url: string;
  /** Secret shared with the reader. */
  readonly secret: string | Uint8Array;
}

const lifeSeconds = 3600;
const toKey = (secret: string | Uint8Array) =>
  typeof secret === 'string' ? new TextEncoder().encode(secret) : secret;

const centavosSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000_00));
const itemSchema = v.object({
  nome: v.string(),
  gtin: v.optional(v.string(), ''),
  codigo: v.optional(v.string(), ''),
  quantidade: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(9_999_999),
    v.transform((quantidade) => Math.round(quantidade * 1_000) / 1_000),
  ),
  unidade: v.optional(v.string(), ''),
  centavos: centavosSchema,
});

const leituraSchema = v.object({
  chave: v.pipe(v.string(), v.maxLength(60)),
  valorCentavos: centavosSchema,
  emitidoEm: v.optional(v.pipe(v.string(), v.isoDate())),
  quantidade: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
  itens: v.optional(v.pipe(v.array(itemSchema), v.minLength(1), v.maxLength(itensMaximo))),
  cancelada: v.optional(v.boolean(), false),
});

/**
 * A reader that signs its result: a JWT (HS256, `iat` at most an hour old) with `chave`, `valorCentavos`, and
 * optionally `emitidoEm` (`yyyy-mm-dd`), `quantidade`, `itens` and `cancelada`. The consumer's browser carries it back
 * and cannot modify it.
 */
export const createSignedLeitor = ({ url, secret }: SignedLeitorOptions, now: () => Date): LeitorNotas => ({
  endereco: url,
  async verify(leitura) {
    const signed = await jwtVerify(leitura, toKey(secret), {
      algorithms: ['HS256'],
      maxTokenAge: lifeSeconds,
      currentDate: now(),
    }).catch((error: unknown) => {
      if (error instanceof joseErrors.JOSEError) return undefined;
      throw error;
    });
    const said = v.safeParse(leituraSchema, signed?.payload);
    if (!said.success) return undefined;
    const { chave, valorCentavos, emitidoEm = null, quantidade = null, cancelada } = said.output;
    const itens = said.output.itens?.map((item) => toItemNota(item, item)) ?? null;
    const parsed = parseChaveAcesso(chave, now().toISOString().slice(0, 10));
    if (!parsed.ok) return undefined;
    const { chaveAcesso, emitente } = parsed.chave;
    return { chaveAcesso, fatos: { emitente, emitidoEm, valorCentavos, quantidade, itens, cancelada } };
  },
});

/** Signs like such a reader: for the local mock and for tests. */
export const signLeitura = (
  secret: string | Uint8Array,
  leitura: v.InferInput<typeof leituraSchema>,
  now: Date,
): Promise<string> =>
  new SignJWT(leitura)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .sign(toKey(secret));
