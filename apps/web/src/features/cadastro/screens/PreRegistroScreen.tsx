import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { cadastroDraft } from '../../../shared/cadastro/cadastro-draft.ts';
import { LgpdPasso } from '../../../shared/cadastro/passos/LgpdPasso.tsx';
import { PreCadastroFluxo } from '../../../shared/cadastro/passos/PreCadastroFluxo.tsx';
import { appPaths } from '../../../shared/navigation/app-paths.ts';
import { usePassoNavegacao } from '../use-passo-navegacao.ts';

/** What comes before the form, in the campaign's order; `/lgpd` is one of its steps. Without a number: the entry. */
export function PreRegistroScreen() {
  const { pathname } = useLocation();
  const navegacao = usePassoNavegacao();
  const [hasDraft] = useState(() => cadastroDraft.get() !== undefined);
  if (!hasDraft) return <Navigate to={appPaths.raiz} replace />;
  return pathname === appPaths.lgpd ? (
    <LgpdPasso navegacao={navegacao} />
  ) : (
    <PreCadastroFluxo navegacao={navegacao} />
  );
}
