import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import {
  getLgpdTipo,
  isPreCadastroAceitesEnabled,
  isPrimeiroAcessoEnabled,
} from '@trevo/config/configuracao/telas-questions';

/** A step between the login number and the form. */
export type Passo = 'primeiroAcesso' | 'aceites' | 'lgpd' | 'lgpdDetalhada';
/** The following step; the form is the last one. */
export type ProximoPasso = Passo | 'formulario';

/**
 * Returns the first step of a registration: first access when the campaign has it; else the acceptances, when
 * they are enabled and the server has any; else the LGPD step, detailed or simple; else the form.
 */
export function findFirstPasso(c: Configuracao, hasAceites: boolean): ProximoPasso {
  if (isPrimeiroAcessoEnabled(c)) return 'primeiroAcesso';
  if (isPreCadastroAceitesEnabled(c) && hasAceites) return 'aceites';
  return findLgpdPasso(c);
}

/** Returns whether the first step depends on the acceptances of the server. */
export const mustAskAceites = (c: Configuracao): boolean =>
  !isPrimeiroAcessoEnabled(c) && isPreCadastroAceitesEnabled(c);

/** Returns the step after a finished one: the LGPD step after the first access, else the form. */
export const findPassoAfter = (c: Configuracao, passo: Passo): ProximoPasso =>
  passo === 'primeiroAcesso' ? findLgpdPasso(c) : 'formulario';

function findLgpdPasso(c: Configuracao): ProximoPasso {
  const passos = { nenhuma: 'formulario', simples: 'lgpd', detalhada: 'lgpdDetalhada' } as const;
  return passos[getLgpdTipo(c)];
}

/** Returns the 1-based position of a step among all steps; the form is the last one. */
export function findPosicao(
  c: Configuracao,
  passo: ProximoPasso,
  origem?: Passo,
): { readonly atual: number; readonly total: number } {
  const antes = isPrimeiroAcessoEnabled(c) ? 1 : 0;
  if (passo === 'primeiroAcesso') return { atual: 1, total: findLgpdPasso(c) === 'formulario' ? 2 : 3 };
  if (passo !== 'formulario') return { atual: antes + 1, total: antes + 2 };
  if (!origem) return { atual: 1, total: 1 };
  const total = origem === 'primeiroAcesso' ? 2 : antes + 2;
  return { atual: total, total };
}
