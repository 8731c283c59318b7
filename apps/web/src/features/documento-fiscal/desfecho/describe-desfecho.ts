import { contaText } from '@trevo/contract/palavras.text';
import { isAreaOffered } from '@trevo/config/configuracao/areas';
import { getTelaAposEscanear } from '@trevo/config/configuracao/configuracao-questions';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { type AppPath, appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { findDestination } from '../../../platform/navigation/paths/find-destination.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import type { RaspadinhaLook } from '../../raspadinha/public.ts';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { desfechoText as text } from './desfecho.text.ts';

/** Titles of this kind of purchase in each of its three states. */
export interface DesfechoTitulos {
  readonly pendente: string;
  readonly aprovada: string;
  readonly recusada: string;
}

type Earned = Pick<
  DocumentoFiscal,
  'apuracao' | 'numeros' | 'raspadinhas' | 'pontos' | 'cashbackCentavos' | 'comprovacao'
>;

/** Returns the heading of the result: the earnings, or the status. */
export function describeDesfecho(
  { apuracao, numeros, raspadinhas, pontos, cashbackCentavos, comprovacao }: Earned,
  titulos: DesfechoTitulos,
  cards: RaspadinhaLook,
): string {
  if (apuracao.status === 'PENDENTE') {
    const foto = comprovacao?.foto;
    return foto === 'lendo' || foto === 'conferir' ? text.foto[foto] : titulos.pendente;
  }
  if (apuracao.status === 'INVALIDO') return titulos.recusada;
  if (numeros.length > 0) return text.ganhou(numeros.length);
  if (raspadinhas > 0) return text.ganhouRaspadinhas(cards, raspadinhas);
  if (pontos > 0) return text.ganhouValor(contaText.valor('pontos', pontos));
  return cashbackCentavos > 0
    ? text.ganhouValor(contaText.valor('cashback', cashbackCentavos))
    : titulos.aprovada;
}

const tones = { VALIDO: 'sucesso', PENDENTE: 'info', INVALIDO: 'alerta' } as const;

/** Shows the result as a toast, after the user left the requesting screen. */
export function showDesfecho(
  documento: DocumentoFiscal,
  titulos: DesfechoTitulos,
  cards: RaspadinhaLook,
): void {
  const { status, motivo } = documento.apuracao;
  const why = status === 'INVALIDO' && motivo ? ` ${motivo.mensagem}` : '';
  const what = describeDesfecho(documento, titulos, cards);
  toasts.show(why ? `${what}.${why}` : what, { tone: tones[status] });
}

/** Shows a refusal or a missing response as a toast. */
export const showRecusa = (...words: (string | undefined)[]): void =>
  void toasts.show(words.filter(Boolean).join(' '), { tone: 'alerta' });

export interface ProximaTela {
  readonly to: AppPath;
  readonly label: string;
}

/**
 * Returns the next screen after an approved purchase: the numbers, unless the campaign configures another screen
 * or gives no numbers.
 */
export function useProximaTela(): ProximaTela {
  const configuracao = useConfiguracao();
  if (getTelaAposEscanear(configuracao) === null && isAreaOffered(configuracao, 'numeros'))
    return { to: appPaths.cupons, label: text.verNumeros };
  const to = findDestination(configuracao, { momento: 'aposEscanear' }) as AppPath;
  return { to, label: text.continuar };
}
