import type { ReactNode } from 'react';
import { TelaHeader } from '../../../platform/navigation/TelaHeader.tsx';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { useSession } from '../../../platform/session/session.ts';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { type CampanhaWire, useCampanha } from '../../campanha/public.ts';
import { produtoText as text } from '../produto.text.ts';
import { ProdutosSkeleton } from './ProdutosGrade.tsx';

export interface ComCampanhaProps {
  titulo: string;
  /** Skeleton until the campaign is known; products by default. */
  skeleton?: ReactNode;
  children(campanha: CampanhaWire, usuario: string): ReactNode;
}

/** Screen that needs campaign and session, with its states before both are known. */
export function ComCampanha({ titulo, skeleton = <ProdutosSkeleton />, children }: ComCampanhaProps) {
  const { campanha, situacao, error, retry } = useCampanha();
  const usuario = useSession()?.usuario;
  if (campanha && usuario) return children(campanha, usuario);
  return (
    <Page wide header={<TelaHeader title={titulo} />}>
      {error ? (
        <ListaErro error={error} onRetry={retry} />
      ) : situacao === 'nenhuma' ? (
        <EmptyState illustration="bag" title={text.semCampanha} />
      ) : (
        skeleton
      )}
    </Page>
  );
}
