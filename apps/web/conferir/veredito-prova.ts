import type { ConferenciaProva } from '@trevo/rules/sorte/numeros/prova-numeros';
import type { ProvaConferida } from './conferencia-andamento.ts';
import { readImpressao, type Resultado } from './veredito.ts';

export interface VereditoProva {
  /** `vazia`: the proof lists no number of the draw. */
  readonly estado: Resultado | 'vazia';
  readonly falhas: readonly ConferenciaProva[];
  readonly faltam: readonly Exclude<ConferenciaProva, 'numeros'>[];
}

/**
 * Returns the verdict on a proof of numbers.
 *
 * @param publicada the published hash, as pasted
 * @param isSeu whether the typed CPF is that of the commitment; undefined before the comparison
 */
export function toVereditoProva(
  { prova, manifestoHash, isProvada }: ProvaConferida,
  publicada: string,
  isSeu: boolean | undefined,
): VereditoProva {
  const impressao = readImpressao(publicada);
  const isPublicada = impressao === undefined ? undefined : impressao === manifestoHash;
  const isEmpty = prova.numeros.length === 0;
  const results = { manifesto: isPublicada, numeros: isEmpty || isProvada, titular: isEmpty || isSeu };
  const names = Object.keys(results) as ConferenciaProva[];
  const falhas = names.filter((name) => results[name] === false);
  const faltam = (['manifesto', 'titular'] as const).filter((name) => results[name] === undefined);
  if (falhas.length > 0) return { estado: 'falhou', falhas, faltam };
  if (isEmpty) return { estado: 'vazia', falhas, faltam };
  return { estado: faltam.length > 0 ? 'falta' : 'confere', falhas, faltam };
}
