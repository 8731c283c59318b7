import type { Configuracao } from '@trevo/config/configuracao-keys';
import {
  isCamposModificaveis,
  isEmailObrigatorio,
  isSmsRedefinicaoEnabled,
} from '@trevo/config/configuracao-questions';

/**
 * How a forgotten password is recovered. Where anybody may change a profile that needs no e-mail, an e-mail proves
 * nothing: support does it. Elsewhere by e-mail, or by the person's choice where SMS is allowed.
 */
export function findRecuperacao(c: Configuracao): 'suporte' | 'escolha' | 'email' {
  if (isCamposModificaveis(c) && !isEmailObrigatorio(c)) return 'suporte';
  return isSmsRedefinicaoEnabled(c) ? 'escolha' : 'email';
}
