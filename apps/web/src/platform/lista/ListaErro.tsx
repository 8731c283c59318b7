import { ErrorState } from '@trevo/ui/feedback/ErrorState.tsx';
import { type ApiError, isOffline } from '@trevo/client/api-error.ts';
import { EntrarDeNovo } from '../session/EntrarDeNovo.tsx';
import { isSessaoRecusada } from '../session/use-leave.ts';
import { listaText as text } from '../platform.text.ts';

/** Error state of a list, or of data that it depends on, with a retry. */
export function ListaErro(props: { error: ApiError; pending?: boolean; onRetry(): void }) {
  const { error, pending = false, onRetry } = props;
  return (
    <ErrorState
      title={text.erro}
      message={error.mensagem}
      retryLabel={text.tentarNovamente}
      onRetry={onRetry}
      action={isSessaoRecusada(error.codigo) ? <EntrarDeNovo variant="secondary" /> : undefined}
      pending={pending}
      illustration={isOffline(error) ? 'offline' : 'broken'}
    />
  );
}
