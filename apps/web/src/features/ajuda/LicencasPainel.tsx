import { useQuery } from '@tanstack/react-query';
import { loadTextFile } from '../../platform/browser/files/load-text-file.ts';
import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import { ErrorState } from '@trevo/ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import styles from './LicencasPainel.module.css';
import { licencasText as text } from './sobre.text.ts';

/** Panel with the licence texts of the app's third-party packages, loaded from the file that the build emits. */
export function LicencasPainel({ onClose }: { onClose: () => void }) {
  const file = useQuery({
    queryKey: ['licencas'],
    queryFn: () => loadTextFile('/licencas.txt'),
    staleTime: Infinity,
  });
  return (
    <Sheet open onClose={onClose} title={text.titulo} closeLabel={text.fechar} size="form">
      {file.data !== undefined ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll the text, and nothing else in it takes the focus
        <pre className={styles.texto} tabIndex={0} aria-label={text.titulo}>
          {file.data}
        </pre>
      ) : file.isError ? (
        <ErrorState
          title={text.erro}
          message={text.erroDetalhe}
          retryLabel={text.tentarNovamente}
          pending={file.isFetching}
          onRetry={() => void file.refetch()}
        />
      ) : (
        <SkeletonGroup label={text.carregando}>
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </SkeletonGroup>
      )}
    </Sheet>
  );
}
