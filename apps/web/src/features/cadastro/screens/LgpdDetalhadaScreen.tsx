import { useState } from 'react';
import { Navigate } from 'react-router';
import { cadastroDraft } from '../../../shared/cadastro/cadastro-draft.ts';
import { LgpdDetalhadaPasso } from '../../../shared/cadastro/passos/LgpdDetalhadaPasso.tsx';
import { appPaths } from '../../../shared/navigation/app-paths.ts';
import { usePassoNavegacao } from '../use-passo-navegacao.ts';

/** The detailed LGPD step at its own address. Without a number: the entry. */
export function LgpdDetalhadaScreen() {
  const navegacao = usePassoNavegacao();
  const [hasDraft] = useState(() => cadastroDraft.get() !== undefined);
  if (!hasDraft) return <Navigate to={appPaths.raiz} replace />;
  return <LgpdDetalhadaPasso navegacao={navegacao} />;
}
