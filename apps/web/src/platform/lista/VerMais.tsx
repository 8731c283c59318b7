import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '@trevo/client/api-error.ts';
import type { Pagina } from '@trevo/client/to-lista.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { listaText as text } from '../platform.text.ts';
import styles from './VerMais.module.css';

export interface VerMaisProps<Item> {
  /** The pages on the screen, as one. */
  pagina: Pagina<Item>;
  query: Pick<UseQueryResult<unknown, ApiError>, 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'>;
  onMais(): void;
}

/** Button that adds the next rows below the list; renders nothing when all are shown. */
export function VerMais<Item>({ pagina: { retorno, total }, query, onMais }: VerMaisProps<Item>) {
  const { error, isFetching, isPlaceholderData, refetch } = query;
  const failed = error !== null;
  if (retorno.length >= total) return null;
  return (
    <div className={styles.mais}>
      {failed && !isFetching && (
        <div role="alert">
          <Notice tone="alerta">{text.erro}</Notice>
        </div>
      )}
      <p className={styles.conta} role="status">
        {text.mostrando(retorno.length, total)}
      </p>
      <Button
        variant="secondary"
        wide
        pending={isPlaceholderData || (failed && isFetching)}
        pendingLabel={text.carregando}
        onClick={() => (failed ? void refetch() : onMais())}
      >
        {text.verMais}
      </Button>
    </div>
  );
}
