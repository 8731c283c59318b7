import { listPremiosAnunciados } from '@trevo/rules/sorte/premios/premio-anunciado';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import type { CampanhaWire } from '../campanha-store.ts';

export type PremioWire = NonNullable<CampanhaWire['premios']>[number];

const none: readonly PremioWire[] = [];

/** Returns the prizes that can still be won, the one to announce first; empty until the campaign is known. */
export function usePremiosAnunciados(campanha: CampanhaWire | undefined): readonly PremioWire[] {
  const agora = toSaoPaulo(useAgora());
  return campanha?.premios ? listPremiosAnunciados(campanha.premios, agora) : none;
}
