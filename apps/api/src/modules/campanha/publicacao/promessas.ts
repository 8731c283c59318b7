import { type CampanhaArquivo, campanhaArquivoShape } from '@trevo/config/campanha-file/campanha-file';
import { findMudancas, type Mudanca } from '@trevo/config/campanha-file/mudanca/find-mudancas';
import { findMudancasFixas } from '@trevo/config/campanha-file/mudanca/sorteio-fixo';
import { isDentroDoPrazo } from '@trevo/rules/tempo/campanha-window';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import * as v from 'valibot';
import type { Ator } from '../../../kernel/auth/ator.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { toFimRaspadinhas, toFimSorte } from '../hospedagem.service.ts';

/** Returns whether the new file extends the time to win after the number key or the prize schedule was revealed. */
export function isProlonged(before: CampanhaArquivo, after: CampanhaArquivo, agora: Date): boolean {
  const toDatada = (arquivo: CampanhaArquivo) => ({ arquivo, campanha: arquivo.campanha });
  const [antes, depois] = [toDatada(before), toDatada(after)];
  return [toFimRaspadinhas, toFimSorte].some(
    (toFim) => !isDentroDoPrazo(toFim(antes), agora) && toFim(depois) > toFim(antes),
  );
}

/** Why a started campaign is changed to the worse; kept with the publication. */
export interface Confirmacao {
  readonly motivo: string;
}

/** Conditions of a publication. */
export interface Condicoes {
  readonly ator: Ator;
  readonly confirmacao?: Confirmacao | undefined;
  /** Whether the publisher acts without a second person. */
  readonly isSozinho?: boolean;
  /** The only promoter that may be published for; any without it. */
  readonly promotoraId?: string | undefined;
}

/** Returns the changes of a campaign that has started; none before. */
export function findDepoisDoInicio(antes: CampanhaArquivo, depois: CampanhaArquivo, agora: Date): Mudanca[] {
  if (toSaoPaulo(agora).dia < antes.campanha.dataInicial) return [];
  // Re-parse: keys newer than the stored file get their defaults.
  return findMudancas(v.parse(campanhaArquivoShape, antes), depois);
}

/**
 * Checks the requirements of changes of a started campaign: in production a second person and a reason, and none of the
 * changes that are never allowed. Outside production a reason allows every change, since there are no participants.
 */
export function requireMudancas(
  mudancas: readonly Mudanca[],
  { confirmacao, isSozinho }: Condicoes,
  isProduction: boolean,
): void {
  const proibidas = mudancas.filter(({ efeito }) => efeito === 'nunca');
  if (proibidas.length > 0 && (isProduction || !confirmacao))
    throw refuse('campanha.mudancaProibida', {}, proibidas.map(toDetalhe));
  if (mudancas.length > 0 && isProduction && isSozinho)
    throw refuse('operador.precisaSegundaPessoa', {}, mudancas.map(toDetalhe));
  if (mudancas.length > 0 && !confirmacao)
    throw refuse('campanha.mudancaSemMotivo', {}, mudancas.map(toDetalhe));
}

/**
 * Refuses, in every environment and before the start too, a change of a draw that is frozen or has winners.
 *
 * @param dias the days of those draws
 */
export function requireSorteiosFixos(
  antes: CampanhaArquivo,
  depois: CampanhaArquivo,
  dias: ReadonlySet<string>,
): void {
  if (dias.size === 0) return;
  // Re-parse: fields newer than the stored file get their defaults.
  const { sorteios } = v.parse(campanhaArquivoShape, antes);
  const mudancas = findMudancasFixas(sorteios, depois.sorteios, dias);
  if (mudancas.length > 0) throw refuse('campanha.sorteioFixo', {}, mudancas.map(toDetalhe));
}

export const toDetalhe = ({ chave, antes, depois }: Mudanca) => ({
  campo: chave,
  mensagem: `${chave}: ${antes} → ${depois}`,
});
