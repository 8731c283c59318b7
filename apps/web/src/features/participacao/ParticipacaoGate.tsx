import { isAreaOffered } from '@trevo/config/configuracao/areas';
import type { ReactNode } from 'react';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../platform/navigation/app-paths.ts';
import { LinkButton } from '../../platform/navigation/LinkButton.tsx';
import { useGoBack } from '../../platform/navigation/use-go-back.ts';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { campanhaText as text } from '../campanha/public.ts';
import { PerfilGate } from '../consumidor/public.ts';
import { useParticipacao } from './use-participacao.ts';

/**
 * Shows its children unless the campaign takes no receipts now, or none from this person yet. While that is not known yet they are shown too: the
 * camera must open at once, and the server judges again anyway.
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
