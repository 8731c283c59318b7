import { isAreaOffered } from '@trevo/config/configuracao/areas';
import type { ReactNode } from 'react';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../platform/navigation/LinkButton.tsx';
import { useGoBack } from '../../platform/navigation/use-go-back.ts';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { campanhaText as text } from '../campanha/public.ts';
import { PerfilGate } from '../consumidor/public.ts';
import { useParticipacao } from './use-participacao.ts';

/**
 * Renders its children unless the campaign, or this consumidor's unfinished registration, admits no receipts
 * now. While that is unknown it renders them: the camera must open immediately, and the server validates again.
 */
export function ParticipacaoGate({ title, children }: { title: string; children: ReactNode }) {
  const participacao = useParticipacao();
  const goBack = useGoBack();
  const hasNumeros = isAreaOffered(useConfiguracao(), 'numeros');
  if (participacao.situacao !== 'bloqueada') return <PerfilGate title={title}>{children}</PerfilGate>;
  return (
    <Page header={<PageHeader title={title} compact onBack={goBack} backLabel={text.voltar} />}>
      <EmptyState
        illustration="ticket"
        title={participacao.titulo}
        message={participacao.mensagem}
        action={hasNumeros && <LinkButton to={appPaths.cupons}>{text.verNumeros}</LinkButton>}
      />
    </Page>
  );
}
