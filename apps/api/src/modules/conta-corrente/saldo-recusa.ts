import { contaText } from '@trevo/contract/palavras.text';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { sqlState } from '../../kernel/database-error.ts';
import { refuse, type DomainError } from '../../kernel/domain-error.ts';
import type { Moeda } from './moeda.ts';

/** Maps a refusal by conta_debit to a DomainError; undefined for any other failure. */
export function toSaldoRecusa(error: unknown, moeda: Moeda): DomainError | undefined {
  if (sqlState(error) !== 'TR001') return undefined;
  const { message, detail } = error as { message: string; detail?: string };
  if (message !== 'conta.saldoInsuficiente' && message !== 'conta.saldoALiberar') return undefined;
  const { falta, liberaEm } = JSON.parse(detail ?? '{}') as { falta: number; liberaEm: string | null };
  if (message === 'conta.saldoInsuficiente' || liberaEm === null)
    return refuse('conta.saldoInsuficiente', { falta: contaText.falta(moeda, falta) });
  return refuse(message, { liberaEm: toSaoPaulo(new Date(liberaEm)).dia });
}
