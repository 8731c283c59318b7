import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as comuns from '@zxcvbn-ts/language-common';
import * as portugues from '@zxcvbn-ts/language-pt-br';

/** A chosen password, and the words that its owner is known by. */
export interface ForcaPedido {
  readonly senha: string;
  readonly palavras: readonly string[];
}

/** Of 4: three words without relation reach it, a common password with a year does not. */
const minimo = 3;

let estimator: ZxcvbnFactory | undefined;

/**
 * Returns whether a password resists guessing, by lists of common passwords, names and words. Runs in the worker
 * process: unpacking the lists takes half a second.
 */
export function isForte({ senha, palavras }: ForcaPedido): boolean {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...comuns.dictionary, ...portugues.dictionary },
    graphs: comuns.adjacencyGraphs,
  });
  return estimator.check(senha, [...palavras]).score >= minimo;
}
