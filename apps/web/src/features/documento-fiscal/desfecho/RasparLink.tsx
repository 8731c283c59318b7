import { isAreaOffered } from '@trevo/config/configuracao/areas';
import { Gift } from 'lucide-react';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { findLook, raspadinhaContagemText, toRaspadinhaPath } from '../../raspadinha/public.ts';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';

type Ganho = Pick<DocumentoFiscal, 'apuracao' | 'raspadinhas'>;

/** Returns whether a purchase earned cards that can be opened now; they are the primary next step. */
export function useHasCards({ apuracao, raspadinhas }: Ganho): boolean {
  const canOpen = isAreaOffered(useConfiguracao(), 'raspadinhas');
  return canOpen && apuracao.status === 'VALIDO' && raspadinhas > 0;
}

/** Link to the cards of a purchase: the primary button of its result. */
export function RasparLink() {
  const look = findLook(useConfiguracao());
  return (
    <LinkButton to={toRaspadinhaPath(look)} wide replace icon={<Gift />}>
      {raspadinhaContagemText.acao[look]}
    </LinkButton>
  );
}
