import { type ApiError, isOffline } from '@trevo/client/api-error.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ErrorState } from '@trevo/ui/feedback/ErrorState.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import type { ReactNode } from 'react';
import type { Pages } from '../api/use-pages.ts';
import { consolePlatformText as text } from '../console-platform.text.ts';
import styles from './Leitura.module.css';

/** The state of a read: its result, or the reason for having none. */
interface Lida<Lido> {
  readonly data: Lido | undefined;
  readonly error: ApiError | null;
  readonly isFetching: boolean;
  refetch(): unknown;
}

/** Shows a read in one of its states: skeleton, error with a retry, or its content. */
export function Leitura<Lido>(props: {
  lida: Lida<Lido>;
  /** Rows of the skeleton. */
  linhas?: number;
  children: (lido: Lido) => ReactNode;
}) {
  const { lida, linhas = 4, children } = props;
  if (lida.data !== undefined) return children(lida.data);
  if (!lida.error) return <LinhasEspera linhas={linhas} />;
  return (
    <ErrorState
      title={text.erro}
      message={lida.error.mensagem}
      retryLabel={text.tentarNovamente}
      onRetry={() => void lida.refetch()}
      pending={lida.isFetching}
      illustration={isOffline(lida.error) ? 'offline' : 'broken'}
    />
  );
}

/** Shows the pages of a list, with a button for the next one. */
export function LeituraPaginas<Item>(props: {
  pages: Pages<Item>;
  /** Shown for a list without items. */
  vazia: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}) {
  const { pages, vazia, children } = props;
  const lida = { ...pages, data: pages.items, refetch: pages.readAgain };
  return (
    <Leitura lida={lida} linhas={8}>
      {(items) =>
        items.length === 0 ? (
          vazia
        ) : (
          <>
            {children(items)}
            {pages.hasMore && (
              <div className={styles.more}>
                <Button variant="secondary" size="small" pending={pages.isFetching} onClick={pages.readMore}>
                  {text.verMais}
                </Button>
              </div>
            )}
          </>
        )
      }
    </Leitura>
  );
}

/** The skeleton of a list. */
export function LinhasEspera({ linhas }: { linhas: number }) {
  return (
    <SkeletonGroup label={text.carregando} className={styles.rows}>
      {Array.from({ length: linhas }, (_, row) => (
        <Skeleton key={row} shape="block" height="2.75rem" />
      ))}
    </SkeletonGroup>
  );
}

/** Why a call was refused, and the way on; nothing without an error. */
export function Recusa({ error }: { error: ApiError | null }) {
  if (!error) return null;
  const detalhes = error.detalhes.map(({ mensagem }) => mensagem);
  return (
    <div role="alert">
      <Notice tone="perigo" title={error.mensagem}>
        {[error.cura, ...detalhes].filter(Boolean).join(' ')}
      </Notice>
    </div>
  );
}
