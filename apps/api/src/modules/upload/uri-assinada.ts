import { createHmac, timingSafeEqual } from 'node:crypto';
import { fillPath } from '@trevo/contract/paths';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';

export interface UriQuery {
  readonly validade?: unknown;
  readonly assinatura?: unknown;
}

const stepSeconds = 15 * 60;

/** Addresses of personal files, which work for minutes and at their promoter's hosts only. */

/** Signs addresses below one path, with a secret that is for these alone. */
export function createUrisAssinadas(secret: Uint8Array, path: string, clock: Clock) {
  const mark = (promotoraId: string, nomeArquivo: string, validade: string) =>
    createHmac('sha256', secret)
      .update(`${path}|${promotoraId}|${nomeArquivo}|${validade}`)
      .digest('base64url');
  const now = () => Math.floor(clock.now().getTime() / 1000);

  return {
    /** The address of a file. The same for a quarter of an hour, so that a browser need not fetch a picture again. */
    sign(promotoraId: string, nomeArquivo: string): string {
      const validade = String((Math.floor(now() / stepSeconds) + 2) * stepSeconds);
      const assinatura = mark(promotoraId, nomeArquivo, validade);
      return `${fillPath(path, { nomeArquivo })}?validade=${validade}&assinatura=${assinatura}`;
    },
    /**
     * How many seconds an address still works. Refuses with upload.enderecoVencido when it did, and with
     * requisicao.naoEncontrada when it was never given out.
     */
    getRest(promotoraId: string, nomeArquivo: string, { validade, assinatura }: UriQuery): number {
      if (typeof validade !== 'string' || typeof assinatura !== 'string')
        throw refuse('requisicao.naoEncontrada');
      const expected = Buffer.from(mark(promotoraId, nomeArquivo, validade));
      const given = Buffer.from(assinatura);
      if (expected.length !== given.length || !timingSafeEqual(expected, given))
        throw refuse('requisicao.naoEncontrada');
      const rest = Number(validade) - now();
      if (rest <= 0) throw refuse('upload.enderecoVencido');
      return rest;
    },
  };
}

/** The name of a file in its address, or the name itself. */
export const toNomeArquivo = (uri: string): string => /([^/?]*)(\?|$)/.exec(uri)?.[1] ?? '';
