import {
  getLinkDeslogado,
  getTipoIdentificacao,
  identifyByCnpj,
  isAssociadoEnabled,
} from '@trevo/config/configuracao/configuracao-questions';
import { lazy, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import {
  PartidaProvider,
  useConfiguracao,
  usePartida,
} from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths, toTipoUsuario } from '../../../platform/navigation/paths/app-paths.ts';
import { findDestination } from '../../../platform/navigation/paths/find-destination.ts';
import { useReplacePage } from '../../../platform/navigation/use-replace-page.ts';
import { useSessaoAviso } from '../../../platform/session/session.ts';
import { session } from '../../../platform/session/session.ts';
import { EntradaForm } from '../parts/EntradaForm.tsx';
import { useCadastroBloqueio } from '../use-modal.ts';
import { type EntradaAddress, useEntradaQuery } from '../read-entrada-query.ts';

/** States of a brand without a running campaign: not in the entry's chunk. */
const PorComecar = lazy(() => import('../parts/PorComecar.tsx').then((m) => ({ default: m.PorComecar })));
const SemCampanha = lazy(() => import('../parts/SemCampanha.tsx').then((m) => ({ default: m.SemCampanha })));

/** Entry screen: the brand, one field and one button. Redirects a signed-in user. */
export function EntradaScreen() {
  const configuracao = useConfiguracao();
  const address = useEntradaQuery(getTipoIdentificacao(configuracao));
  const { tela, usuario, credential } = address.query;
  const [isSignedIn, setSignedIn] = useState(() => {
    const current = session.get();
    // The link of another account must be confirmed first.
    return current !== undefined && !(credential && usuario !== current.usuario);
  });
  if (isSignedIn) return <Navigate to={findDestination(configuracao, { tela })} replace />;
  return (
    <SignedOut
      address={address}
      linkDeslogado={getLinkDeslogado(configuracao)}
      onStay={() => setSignedIn(session.get() !== undefined)}
    />
  );
}

/** Switches the entry to the sign-in of companies, always by CNPJ. */
function EntradaDeAssociado({ children }: { children: ReactNode }) {
  const partida = usePartida();
  const configuracao = identifyByCnpj(partida.configuracao);
  return <PartidaProvider partida={{ ...partida, configuracao }}>{children}</PartidaProvider>;
}

function SignedOut(props: {
  address: EntradaAddress;
  linkDeslogado: string | null;
  /** Called when the user declined the link of another account. */
  onStay(): void;
}) {
  const { address, linkDeslogado, onStay } = props;
  const { pathname, search } = useLocation();
  const hasAssociados = isAssociadoEnabled(useConfiguracao());
  const tipo = hasAssociados ? toTipoUsuario(pathname, search) : 'consumidor';
  const bloqueio = useCadastroBloqueio();
  // The notice why the session ended is shown first.
  const isReading = useSessaoAviso() !== null;
  const isLeaving = linkDeslogado !== null && address.query.isEmpty && !isReading;
  const replacePage = useReplacePage();
  useEffect(() => {
    if (isLeaving) replacePage(linkDeslogado);
  }, [isLeaving, linkDeslogado, replacePage]);
  if (isLeaving) return null;
  if (bloqueio.porComecar) return <PorComecar campanha={bloqueio.porComecar} />;
  if (bloqueio.situacao === 'nenhuma') return <SemCampanha onRetry={bloqueio.retry} />;
  const form = (
    <EntradaForm
      key={pathname}
      modo={pathname === appPaths.login ? 'login' : 'porEtapas'}
      tipo={tipo}
      address={address}
      bloqueio={bloqueio}
      onStay={onStay}
    />
  );
  return tipo === 'associado' ? <EntradaDeAssociado>{form}</EntradaDeAssociado> : form;
}
