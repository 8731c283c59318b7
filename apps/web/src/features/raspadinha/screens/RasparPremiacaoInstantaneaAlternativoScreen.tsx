import { useConfiguracao } from '../../../shared/configuracao/PartidaProvider.tsx';
import { findLook } from '../../../shared/raspadinha/raspadinha-path.ts';
import { Embutida } from '../parts/Embutida.tsx';

/** An instant prize inside another page, in the look that the campaign chose. */
export function RasparPremiacaoInstantaneaAlternativoScreen() {
  return <Embutida look={findLook(useConfiguracao())} />;
}
