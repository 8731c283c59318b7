import { isPerfilIncompleto } from '@trevo/config/pessoa/perfil-pendente';
import { type ReactNode, useEffect } from 'react';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { paineis } from '../../platform/navigation/painel-store.ts';
import { pendingPath } from '../../platform/navigation/pending-path.ts';
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
  /** The address to come back to once the profile is saved, wherever the person went meanwhile. */
  pendente?: string;
  /** Why the profile is asked for, where the screen has its own words; it is read before the panel is opened. */
  mensagem?: string;
  children: ReactNode;
}

/**
 * Shows its children unless the person's registration is unfinished: then it opens the panel that finishes it.
 * While nobody knows, the children are shown: the camera must open at once, also without network. The server takes
 * the receipt either way, because one that was scanned must not be lost.
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
