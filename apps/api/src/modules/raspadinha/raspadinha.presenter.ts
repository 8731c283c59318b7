import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { RaspadinhaView } from './raspadinha.views.ts';

export type RaspadinhaWire = RetornoOf<Calls['raspadinhaAlternativa.raspar']>;
export type PremioArquivo = NonNullable<CampanhaArquivo['premios']>['itens'][number];

/** Returns the card's prize from the campaign's file; undefined without one. */
export const findPremio = (
  { premios }: CampanhaArquivo,
  { premio_id }: Pick<RaspadinhaView, 'premio_id'>,
): PremioArquivo | undefined => premios?.itens.find(({ id }) => id === premio_id);

/**
 * Maps a card to its wire format; its content is included only after opening.
 *
 * @param isAberta whether cards of its campaign may still be opened
 */
export function toRaspadinhaWire(
  { arquivo, lacreComNonce }: CampanhaPublicada,
  view: RaspadinhaView,
  isAberta: boolean,
): RaspadinhaWire {
  const premio = findPremio(arquivo, view);
  const isPicPay = premio?.entrega === 'picpay';
  return {
    id: view.raspadinha_id,
    status: toStatus(view, isAberta),
    raspada: view.raspada_em !== null,
    dataHora: view.concedida_em.toISOString(),
    dataHoraRaspada: view.raspada_em?.toISOString() ?? null,
    dataHoraEntregue: view.entregue_em?.toISOString() ?? null,
    documentoFiscalID: view.documento_fiscal_id,
    premio: premio ? toPremioWire(premio, view.raspada_em) : null,
    ordem: lacreComNonce ? view.ordem : null,
    podeEntregar: isPicPay && view.entregue_em === null && view.retida_em === null,
  };
}

/** Maps a prize to the winner's wire format. */
export const toPremioWire = (
  { id, nome, imagem, entrega, instrucoes, retirada }: PremioArquivo,
  raspadaEm: Date | null,
): NonNullable<RaspadinhaWire['premio']> => ({
  id,
  nome,
  imagem: imagem ?? null,
  entrega,
  instrucoes: retirada?.como ?? instrucoes ?? null,
  retiradaAte: toRetiradaAte(retirada, raspadaEm),
});

/** Last day to collect a prize won at that time; null when the campaign sets none. */
function toRetiradaAte(retirada: PremioArquivo['retirada'], raspadaEm: Date | null): string | null {
  const { ate, dias } = retirada ?? {};
  if (ate !== undefined) return ate;
  return dias !== undefined && raspadaEm ? addDias(toSaoPaulo(raspadaEm).dia, dias) : null;
}

function toStatus(view: RaspadinhaView, isAberta: boolean): RaspadinhaWire['status'] {
  if (view.cancelada_em) return 'CANCELADA';
  if (view.entregue_em) return 'ENTREGUE';
  if (view.raspada_em) return 'RASPADA';
  return isAberta ? 'DISPONIVEL' : 'EXPIRADA';
}
