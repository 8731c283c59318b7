import { isAceiteRegrasEnabled } from '@trevo/config/configuracao/configuracao-questions';
import { useConfiguracao, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { passosText } from './passos.text.ts';
import { TermoCard, TermosStates, type Termo, useAceites } from './TermoCard.tsx';

/**
 * The campaign's own terms, where it has people answer them: among what is agreed to before the account is made, so that
 * nothing of the kind is asked afterwards. When they do not come the registration goes on, and they are asked inside.
 */
export function useTermosCampanha() {
  const texto = useTexto();
  const isAsked = isAceiteRegrasEnabled(useConfiguracao());
  const { termos, error } = useAceites(isAsked);
  const { id, texto: fallback } = passosText.aceites.obrigatorio;
  return {
    termos: isAsked && !error ? termos : [],
    /** What is said of the first one that must be accepted and is not. */
    findRecusa(aceites: Readonly<Record<string, boolean>>): string | null {
      const refused = termos?.find(({ nomeTermo, obrigatorio }) => obrigatorio && !aceites[nomeTermo]);
      return refused ? texto(id, fallback).replace('{term}', refused.nomeTermo) : null;
    },
    /** One that nobody touched is an answer too: not accepted. */
    toAnswers: (aceites: Readonly<Record<string, boolean>>): Readonly<Record<string, boolean>> =>
      Object.fromEntries((termos ?? []).map(({ nomeTermo }) => [nomeTermo, aceites[nomeTermo] ?? false])),
  };
}

export interface TermosCampanhaProps {
  /** Undefined while they are on their way. */
  termos: readonly Termo[] | undefined;
  aceites: Readonly<Record<string, boolean>>;
  onAccept(nomeTermo: string, isAccepted: boolean): void;
}

/** The campaign's own terms, each with its switch. */
export function TermosCampanha({ termos, aceites, onAccept }: TermosCampanhaProps) {
  if (!termos) return <TermosStates error={null} onRetry={() => {}} />;
  return termos.map((termo) => (
    <TermoCard
      key={termo.nomeTermo}
      termo={termo}
      isAccepted={aceites[termo.nomeTermo] ?? false}
      onAccept={(isAccepted) => onAccept(termo.nomeTermo, isAccepted)}
    />
  ));
}
