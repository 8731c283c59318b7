import { contaText } from '@trevo/contract/palavras.text';
import { raspadinhaContagemText, type RaspadinhaLook } from '../../raspadinha/public.ts';
import { documentoFiscalText as text } from '../documento-fiscal.text.ts';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';

type Earned = Pick<DocumentoFiscal, 'numeros' | 'raspadinhas' | 'pontos' | 'cashbackCentavos'>;

/**
 * Returns the earnings of a receipt as texts: `3 números`, `1 raspadinha`, `R$ 12,50 de cashback`.
 *
 * @param cards the campaign's name for cards
 */
export function listGanhos(
  { numeros, raspadinhas, pontos, cashbackCentavos }: Earned,
  cards: RaspadinhaLook,
): readonly string[] {
  return [
    ...(numeros.length > 0 ? [text.numeros(numeros.length)] : []),
    ...(raspadinhas > 0 ? [raspadinhaContagemText.quantas(cards, raspadinhas)] : []),
    ...(pontos > 0 ? [contaText.valor('pontos', pontos)] : []),
    ...(cashbackCentavos > 0 ? [text.cashback(contaText.valor('cashback', cashbackCentavos))] : []),
  ];
}
