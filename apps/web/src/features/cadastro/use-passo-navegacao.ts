import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { ProximoPasso } from './pre-cadastro-ordem.ts';
import type { PassoNavegacao } from './passos/use-passo.ts';
import { appPaths, type AppPath } from '../../platform/navigation/app-paths.ts';
import { useGoBack } from '../../platform/navigation/use-go-back.ts';

/** The address of each step. */
export const passoPaths: Readonly<Record<ProximoPasso, AppPath>> = {
  primeiroAcesso: appPaths.primeiroAcesso,
  aceites: appPaths.aceites,
  lgpd: appPaths.lgpd,
  lgpdDetalhada: appPaths.lgpdDetalhada,
  formulario: appPaths.cadastro,
};

/** Moves between the steps by their addresses. */
export function usePassoNavegacao(): PassoNavegacao {
  const navigate = useNavigate();
  const goBack = useGoBack(appPaths.raiz);
  return useMemo(
    () => ({
      goTo: (passo, { replace = false } = {}) => void navigate(passoPaths[passo], { replace }),
      goBack,
    }),
    [navigate, goBack],
  );
}
