import type { ReactNode } from 'react';
import { type CampanhaWire, useCampanha } from '../../campanha/public.ts';
import { DocumentosSkeleton } from '../DocumentosSkeleton.tsx';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { useSession } from '../../../platform/session/session.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { documentosText as text } from '../documentos.text.ts';
import { skeletonRows } from './DocumentosLista.tsx';

export interface DocumentosPageProps {
  titulo: string;
  /** Stands above the list in every state. */
  above?: ReactNode;
  /** Draws the list once it is known whose it is and of which campaign. */
  children(campanha: CampanhaWire, usuario: string): ReactNode;
}

/** A list of receipts belongs to a campaign: what the screen shows until there is one, or when there is none. */
export function DocumentosPage({ titulo, above, children }: DocumentosPageProps) {
  const { campanha, situacao, error, retry } = useCampanha();
  const usuario = useSession()?.usuario;
  if (campanha && usuario) return children(campanha, usuario);
  return (
    <Page header={<PageHeader title={titulo} />}>
      {above}
      {error ? (
        <ListaErro error={error} onRetry={retry} />
      ) : situacao === 'nenhuma' ? (
        <EmptyState illustration="receipt" title={text.semCampanha} />
      ) : (
        <DocumentosSkeleton count={skeletonRows} />
      )}
    </Page>
  );
}
