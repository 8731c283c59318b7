import { isAceiteRegrasEnabled } from '@trevo/config/configuracao/telas-questions';
import { useConfiguracao, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { passosText } from './passos.text.ts';
import { TermoCard, TermosStates, type Termo, useAceites } from './TermoCard.tsx';

/**
 * Loads the campaign's own terms when they are answered before the account is created, so that no consent is
 * asked for afterwards. When loading fails the registration continues, and the app asks for them after the
 * sign-in.
 */
export function useTermosCampanha() {
  const texto = useTexto();
  const isAsked = isAceiteRegrasEnabled(useConfiguracao());
  const { termos, error } = useAceites(isAsked);
  const { id, texto: fallback } = passosText.aceites.obrigatorio;
  return {
    termos: isAsked && !error ? termos : [],
    /** Returns the error text of the first mandatory term that is not accepted. */
    findRecusa(aceites: Readonly<Record<string, boolean>>): string | null {
      const refused = termos?.find(({ nomeTermo, obrigatorio }) => obrigatorio && !aceites[nomeTermo]);
      return refused ? texto(id, fallback).replace('{term}', refused.nomeTermo) : null;
    },
    /** An untouched term counts as an answer: not accepted. */
    toAnswers: (aceites: Readonly<Record<string, boolean>>): Readonly<Record<string, boolean>> =>
      Object.fromEntries((termos ?? []).map(({ nomeTermo }) => [nomeTermo, aceites[nomeTermo] ?? false])),
  };
}

export interface TermosCampanhaProps {
  /** Undefined while loading. */
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
