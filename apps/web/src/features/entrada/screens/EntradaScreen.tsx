import { getLinkDeslogado } from '@trevo/config/configuracao-questions';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useConfiguracao } from '../../../shared/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../shared/navigation/app-paths.ts';
import { findDestination } from '../../../shared/navigation/find-destination.ts';
import { session } from '../../../shared/session/session.ts';
import { EntradaForm } from '../parts/EntradaForm.tsx';
import { SemCampanha } from '../parts/SemCampanha.tsx';
import type { EntradaQuery } from '../read-entrada-query.ts';
import { useCadastroBloqueio } from '../use-cadastro-bloqueio.ts';
import { useEntradaQuery } from '../use-entrada-query.ts';

/** The first thing anybody sees: the brand, one field and one button. Who is signed in goes on at once. */
export function EntradaScreen() {
  const configuracao = useConfiguracao();
  const query = useEntradaQuery();
  const [isSignedIn] = useState(() => session.get() !== undefined);
  if (isSignedIn) return <Navigate to={findDestination(configuracao, { tela: query.tela })} replace />;
  return <SignedOut query={query} linkDeslogado={getLinkDeslogado(configuracao)} />;
}

function SignedOut({ query, linkDeslogado }: { query: EntradaQuery; linkDeslogado: string | null }) {
  const isLogin = useLocation().pathname === appPaths.login;
  const bloqueio = useCadastroBloqueio();
  const isLeaving = linkDeslogado !== null && query.isEmpty;
  useEffect(() => {
    if (isLeaving) window.location.replace(linkDeslogado);
  }, [isLeaving, linkDeslogado]);
  if (isLeaving) return null;
  if (bloqueio.situacao === 'nenhuma') return <SemCampanha onRetry={bloqueio.retry} />;
  return <EntradaForm key={String(isLogin)} isLogin={isLogin} query={query} bloqueio={bloqueio} />;
}
