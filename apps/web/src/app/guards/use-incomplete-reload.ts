import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { readCall } from '../../platform/api/read-call.ts';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { session } from '../../platform/session/session.ts';

/**
 * Reloads the app once per history traversal while the profile misses a required field, because the prompt to
 * complete it appears at the start. Closing a panel with the back button is not a traversal.
 */
export function useIncompleteReload(reload: () => void = reloadPage): void {
  const configuracao = useConfiguracao();
  const { key } = useLocation();
  const type = useNavigationType();
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    const usuario = session.get()?.usuario;
    if (type !== 'POP' || !usuario) return;
    isIncomplete(configuracao, usuario).then(
      (isAsked) => {
        if (isAsked) reload();
      },
      () => {
        // Unknown whether the profile is complete: do nothing.
      },
    );
  }, [key, type, reload, configuracao]);
}

const reloadPage = () => window.location.reload();

async function isIncomplete(configuracao: Configuracao, usuario: string): Promise<boolean> {
  const [consumidor, { listCamposObrigatoriosPendentes }] = await Promise.all([
    readCall('consumidor.obter', { params: { usuario } }),
    import('@trevo/config/pessoa/perfil-pendente'),
  ]);
  return listCamposObrigatoriosPendentes(configuracao, consumidor).length > 0;
}
