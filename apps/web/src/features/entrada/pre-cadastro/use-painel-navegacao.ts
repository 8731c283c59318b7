import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { PassoNavegacao } from '../../cadastro/public.ts';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import type { EntradaPaineisControl } from '../painel/use-entrada-painel.ts';

/** Moves between the steps by changing the panel; the form is a screen of its own. */
export function usePainelNavegacao({ open, close }: EntradaPaineisControl): PassoNavegacao {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      goTo(passo, { replace = false } = {}) {
        if (passo === 'formulario') void navigate(appPaths.cadastro, { replace });
        else open(passo, '', { replace });
      },
      goBack: close,
    }),
    [navigate, open, close],
  );
}
