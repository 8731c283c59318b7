import { createHmac, timingSafeEqual } from 'node:crypto';
import { fillPath } from '@trevo/contract/fill-path';
import type { Key, Root } from '../../kernel/auth/key-ring.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';

export interface UriQuery {
  readonly validade?: unknown;
  readonly assinatura?: unknown;
}

const quarterSeconds = 15 * 60;

/** Separates the key id from the signature. */
const dot = '.';

/**
 * Signs addresses of personal files below one path; valid for minutes and for one audience only: the hosts of a
 * promoter, or the session of an operator.
 *
 * @param purpose key-derivation purpose, used for these addresses only
 * @param stepSeconds an address is valid for one to two of these
 */
export function createUrisAssinadas(
  root: Root,
  purpose: string,
  path: string,
  clock: Clock,
  stepSeconds = quarterSeconds,
) {
  const mark = (key: Key, publico: string, nomeArquivo: string, validade: string) =>
    createHmac('sha256', key.derive(purpose))
      .update(`${path}|${publico}|${nomeArquivo}|${validade}`)
      .digest('base64url');
  const now = () => Math.floor(clock.now().getTime() / 1000);

  return {
    /** Returns a file's address. Stable for one step, so that browsers can cache the picture. */
    sign(publico: string, nomeArquivo: string): string {
      const validade = String((Math.floor(now() / stepSeconds) + 2) * stepSeconds);
      const key = root.current();
      const assinatura = `${key.id}${dot}${mark(key, publico, nomeArquivo, validade)}`;
      return `${fillPath(path, { nomeArquivo })}?validade=${validade}&assinatura=${assinatura}`;
    },
    /**
     * Returns the remaining validity of an address, in seconds. Throws upload.enderecoVencido for an expired
     * one, and requisicao.naoEncontrada for an invalid signature.
     */
    getRest(publico: string, nomeArquivo: string, { validade, assinatura }: UriQuery): number {
      if (typeof validade !== 'string' || typeof assinatura !== 'string')
        throw refuse('requisicao.naoEncontrada');
      const at = assinatura.indexOf(dot);
      const key = root.findAccepted(at < 0 ? undefined : assinatura.slice(0, at));
      if (!key) throw refuse('requisicao.naoEncontrada');
      const expected = Buffer.from(mark(key, publico, nomeArquivo, validade));
      const given = Buffer.from(assinatura.slice(at + 1));
      if (expected.length !== given.length || !timingSafeEqual(expected, given))
        throw refuse('requisicao.naoEncontrada');
      const rest = Number(validade) - now();
      if (rest <= 0) throw refuse('upload.enderecoVencido');
      return rest;
    },
  };
}

/** Returns the file name in an address, or the name itself. */
export const toNomeArquivo = (uri: string): string => /([^/?]*)(\?|$)/.exec(uri)?.[1] ?? '';
