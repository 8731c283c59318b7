import { useState } from 'react';
import { Navigate } from 'react-router';
import { cadastroDraft } from '../cadastro-draft.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { readAppAddress } from '../../../platform/navigation/paths/app-address.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { findDestination } from '../../../platform/navigation/paths/find-destination.ts';
import { session } from '../../../platform/session/session.ts';
import { CadastroFormulario } from '../parts/CadastroFormulario.tsx';

/** Registration form. Only a preceding step links here; opening the address directly redirects to the entry. */
export function CadastroScreen() {
  const configuracao = useConfiguracao();
  const [isSignedIn] = useState(() => session.get() !== undefined);
  const [draft] = useState(() => {
    const indicacao = readIndicacao(readAppAddress().search);
    if (indicacao) cadastroDraft.merge({ indicacao });
    return cadastroDraft.get();
  });
  if (isSignedIn) return <Navigate to={findDestination(configuracao)} replace />;
  if (!draft) return <Navigate to={appPaths.raiz + readAppAddress().search} replace />;
  if (!draft.isReady) return <Navigate to={appPaths.preRegistro} replace />;
  return <CadastroFormulario draft={draft} />;
}

/** Reads the referrer from the query string; only the first one counts. */
const readIndicacao = (search: string): string | undefined =>
  new URLSearchParams(search).get('indicacao')?.split(';')[0]?.trim() || undefined;
