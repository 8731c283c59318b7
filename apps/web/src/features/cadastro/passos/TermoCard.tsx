import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { type ApiError, toApiError } from '@trevo/client/api-error.ts';
import { Switch } from '@trevo/ui/choice/Switch.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { ErrorState } from '@trevo/ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import styles from './Passo.module.css';
import { passosText } from './passos.text.ts';

export interface TermoCardProps {
  termo: Termo;
  isAccepted: boolean;
  onAccept(isAccepted: boolean): void;
}

/** Card of one acceptance: name, answer, and expandable text. */
export function TermoCard({ termo, isAccepted, onAccept }: TermoCardProps) {
  return (
    <Card className={styles.termo} padding="none">
      <Switch
        className={styles.resposta}
        label={<strong>{termo.nomeTermo}</strong>}
        detail={passosText.aceites.aceito}
        required={termo.obrigatorio}
        checked={isAccepted}
        onChange={(event) => onAccept(event.currentTarget.checked)}
      />
      <details className={styles.texto}>
        <summary>{passosText.aceites.ler}</summary>
        <p>{termo.texto}</p>
      </details>
    </Card>
  );
}

/** Loading and error states of the acceptances. */
export function TermosStates({ error, onRetry }: { error: ApiError | null; onRetry(): void }) {
  if (error) {
    return (
      <ErrorState
        title={passosText.erro.titulo}
        message={error.mensagem}
        retryLabel={passosText.erro.tentarNovamente}
        onRetry={onRetry}
      />
    );
  }
  return (
    <SkeletonGroup label={passosText.carregando}>
      <Skeleton shape="block" height="7.5rem" />
      <Skeleton shape="block" height="7.5rem" />
    </SkeletonGroup>
  );
}

export type Termo = RetornoOf<Calls['consumidor.aceites']>[number];

/** Returns the names of the mandatory terms. */
export const listObrigatorios = (termos: readonly Termo[] = []): string[] =>
  termos.filter(({ obrigatorio }) => obrigatorio).map(({ nomeTermo }) => nomeTermo);

export interface Aceites {
  /** Undefined until the server has responded. */
  readonly termos: readonly Termo[] | undefined;
  readonly error: ApiError | null;
  retry(): void;
}

/**
 * Loads the campaign's acceptances without the query library, which the entry screen does not load.
 *
 * @param isAsked false sends no request and returns nothing
 */
export function useAceites(isAsked: boolean): Aceites {
  const [termos, setTermos] = useState<readonly Termo[]>();
  const [error, setError] = useState<ApiError | null>(null);
  const load = useCallback(() => {
    setError(null);
    callApi('consumidor.aceites').then(
      ({ retorno }) => setTermos(retorno),
      (thrown: unknown) => setError(toApiError(thrown)),
    );
  }, []);
  useEffect(() => {
    if (isAsked) load();
  }, [isAsked, load]);
  return { termos, error, retry: load };
}
