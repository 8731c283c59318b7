import { isPerfilIncompleto } from '@trevo/config/pessoa/perfil-pendente';
import { type ReactNode, useEffect } from 'react';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { paineis } from '../../platform/navigation/painel-store.ts';
import { pendingPath } from '../../platform/navigation/paths/pending-path.ts';
import { useGoBack } from '../../platform/navigation/use-go-back.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { consumidorText } from './consumidor.text.ts';
import { useConsumidor } from './use-consumidor.ts';

const text = consumidorText.pendente;

export interface PerfilGateProps {
  title: string;
  /** Address to return to after the profile is saved, even if the user navigated elsewhere meanwhile. */
  pendente?: string;
  /** Screen-specific reason for asking for the profile, shown before the panel opens. */
  mensagem?: string;
  children: ReactNode;
}

/**
 * Renders its children unless the registration is unfinished; then it opens the panel that finishes it. While
 * the state is unknown it renders the children: the camera must open immediately, also offline. The server
 * accepts the receipt in either case, because a scanned receipt must not be lost.
 */
export function PerfilGate({ title, pendente, mensagem, children }: PerfilGateProps) {
  const configuracao = useConfiguracao();
  const { data: consumidor } = useConsumidor();
  const goBack = useGoBack();
  const isIncomplete = consumidor !== undefined && isPerfilIncompleto(configuracao, consumidor);
  useEffect(() => {
    if (!isIncomplete || mensagem) return;
    if (pendente) pendingPath.set(pendente);
    paineis.open('perfil');
  }, [isIncomplete, pendente, mensagem]);
  if (!isIncomplete) return children;
  return (
    <Page header={<PageHeader title={title} compact onBack={goBack} backLabel={text.voltar} />}>
      <EmptyState
        illustration="receipt"
        title={text.titulo}
        message={mensagem ?? text.mensagem}
        action={
          <Button aria-haspopup="dialog" onClick={() => paineis.open('perfil')}>
            {text.completar}
          </Button>
        }
      />
    </Page>
  );
}
