import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { readAppAddress } from '../../../platform/navigation/paths/app-address.ts';
import { useLinkToken } from '../../../platform/navigation/use-link-token.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { pendingPath } from '../../../platform/navigation/paths/pending-path.ts';
import { findLook, type RaspadinhaLook } from '../raspadinha-path.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useLeave } from '../../../platform/session/use-leave.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PortadorProvider, useMinhasRaspadinhas, usePortador } from '../use-raspadinhas.ts';
import { raspadinhaText as text } from '../raspadinha.text.ts';
import { SemRaspadinhas } from '../parts/SemRaspadinhas.tsx';
import { UmaRaspadinha } from '../parts/UmaRaspadinha.tsx';

/**
 * A card inside another page: /rasparAlternativo shows the nine panes, /rasparPremiacaoInstantaneaAlternativo
 * the campaign's look. `?token=` authenticates only this page's calls and is never stored; without it the
 * session is used. Without both no result is shown.
 */
export function EmbutidaScreen() {
  const { pathname } = useLocation();
  const chosen = findLook(useConfiguracao());
  const look = pathname === appPaths.rasparAlternativo ? 'alternativa' : chosen;
  const linkToken = useLinkToken();
  const [isLinkOver, setLinkOver] = useState(false);
  const token = isLinkOver ? '' : linkToken;
  const isSignedIn = useSession() !== undefined;
  const [query] = useSearchParams();
  const id = query.get('id');
  if (token === '' && !isSignedIn) return <Entrar id={id} />;
  return (
    <PortadorProvider value={token || undefined}>
      <Cards look={look} id={id} {...(isSignedIn && token !== '' && { onOwn: () => setLinkOver(true) })} />
    </PortadorProvider>
  );
}

interface EntrarProps {
  id: string | null;
  /** Continues with the session, offered when the token was rejected and a session exists. */
  onOwn?: () => void;
}

function Cards({ look, id, onOwn }: EntrarProps & { look: RaspadinhaLook }) {
  const lista = useMinhasRaspadinhas();
  if (lista.situacao === 'erro' && lista.error.status === 401)
    return <Entrar id={id} {...(onOwn && { onOwn })} />;
  return <UmaRaspadinha look={look} id={id} vazio={<SemRaspadinhas isEmbedded />} isEmbedded />;
}

function Entrar({ id, onOwn }: EntrarProps) {
  const navigate = useNavigate();
  const leave = useLeave();
  const portador = usePortador();
  function enter(): void {
    if (onOwn) return onOwn();
    // Return address without the token.
    const back = readAppAddress().pathname + (id ? `?id=${encodeURIComponent(id)}` : '');
    // The session was rejected; a rejected token does not affect the session.
    if (portador.token === undefined) return leave(back);
    pendingPath.set(back);
    void navigate(appPaths.autenticacao);
  }
  return (
    <Page>
      <EmptyState
        heading="h1"
        illustration="gift"
        title={text.entrar}
        message={text.entrarDetalhe}
        action={<Button onClick={enter}>{text.entrarAcao}</Button>}
      />
    </Page>
  );
}
