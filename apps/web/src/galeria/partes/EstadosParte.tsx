import { Button } from '@trevo/ui/action/Button.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@trevo/ui/feedback/ErrorState.tsx';
import { Illustration, type IllustrationName } from '@trevo/ui/feedback/Illustration.tsx';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';

const DESENHOS: IllustrationName[] = [
  'ticket',
  'receipt',
  'bell',
  'search',
  'bag',
  'gift',
  'offline',
  'broken',
];

/** Loading, empty and error states. */
export function EstadosParte() {
  return (
    <Page header={<PageHeader title="Minhas notas" onBack={() => {}} backLabel="Voltar" />}>
      <SkeletonGroup label="Carregando">
        <Card>
          <Skeleton width="50%" />
          <Skeleton width="35%" height="2.5rem" />
        </Card>
        {[1, 2].map((key) => (
          <div key={key} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
            <Skeleton shape="circle" />
            <div style={{ flex: 1, display: 'grid', gap: 8 }}>
              <Skeleton width="70%" />
              <Skeleton width="40%" height="0.75rem" />
            </div>
          </div>
        ))}
      </SkeletonGroup>
      <EmptyState
        illustration="receipt"
        title="Suas notas vão aparecer aqui"
        message="Comece pela primeira: aponte a câmera para o QR Code e pronto."
        action={<Button variant="ghost">Escanear nota</Button>}
      />
      <ErrorState
        title="Não deu para carregar"
        message="Confira sua internet e tente de novo."
        retryLabel="Tentar novamente"
        onRetry={() => {}}
      />
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, justifyItems: 'center' }}>
        {DESENHOS.map((name) => (
          <Illustration key={name} name={name} />
        ))}
      </div>
    </Page>
  );
}
