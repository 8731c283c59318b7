import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import {
  getLgpdTipo,
  isPreCadastroAceitesEnabled,
  isPrimeiroAcessoEnabled,
} from '@trevo/config/configuracao/configuracao-questions';

/** A step between the number and the form. */
export type Passo = 'primeiroAcesso' | 'aceites' | 'lgpd' | 'lgpdDetalhada';
/** What comes next; the form is the end. */
export type ProximoPasso = Passo | 'formulario';

/**
 * The first step of a registration: first access where the campaign has it; else the acceptances, when they are
 * enabled and the server has any; else the LGPD step, detailed or simple; else the form.
 */
export function findFirstPasso(c: Configuracao, hasAceites: boolean): ProximoPasso {
  if (isPrimeiroAcessoEnabled(c)) return 'primeiroAcesso';
  if (isPreCadastroAceitesEnabled(c) && hasAceites) return 'aceites';
  return findLgpdPasso(c);
}

/** Whether the server must be asked for its acceptances before the first step is known. */
export const mustAskAceites = (c: Configuracao): boolean =>
  !isPrimeiroAcessoEnabled(c) && isPreCadastroAceitesEnabled(c);

/** What follows a finished step: after the first access the LGPD step, after any other the form. */
export const findPassoAfter = (c: Configuracao, passo: Passo): ProximoPasso =>
  passo === 'primeiroAcesso' ? findLgpdPasso(c) : 'formulario';

function findLgpdPasso(c: Configuracao): ProximoPasso {
  const passos = { nenhuma: 'formulario', simples: 'lgpd', detalhada: 'lgpdDetalhada' } as const;
  return passos[getLgpdTipo(c)];
}

/** Where a step stands among all of them, counted from 1; the form is the last one. */
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
