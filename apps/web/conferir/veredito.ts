import { type Conferencia, conferencias } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import type { Conferida } from './conferencia-andamento.ts';

/** Result of a check; `falta` is the comparison with the published hash while it is not given. */
export type Resultado = 'confere' | 'falhou' | 'falta';

export interface Veredito {
  readonly estado: Resultado;
  readonly partes: readonly { readonly conferencia: Conferencia; readonly resultado: Resultado }[];
}

/** Returns the hash in a pasted text; undefined for a text that is none. */
export const readImpressao = (texto: string): string | undefined =>
  /^[0-9a-f]{64}$/.exec(texto.replaceAll(/\s/g, '').toLowerCase())?.[0];

/**
 * Returns the verdict on a verified capsule.
 *
 * @param publicada the published hash, as pasted
 */
export function toVeredito({ falhas, manifestoHash }: Conferida, publicada: string): Veredito {
  const impressao = readImpressao(publicada);
  const partes = conferencias.map((conferencia) => {
    const isCompared = conferencia !== 'manifesto' || impressao !== undefined;
    const isFailed =
      falhas.includes(conferencia) ||
      (conferencia === 'manifesto' && isCompared && impressao !== manifestoHash);
    const resultado: Resultado = isFailed ? 'falhou' : isCompared ? 'confere' : 'falta';
    return { conferencia, resultado };
  });
  const worst = (['falhou', 'falta'] as const).find((one) =>
    partes.some(({ resultado }) => resultado === one),
  );
  return { estado: worst ?? 'confere', partes };
}
