import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { readCall } from '../../platform/api/read-call.ts';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { session } from '../../platform/session/session.ts';

/**
 * Going back or forward with a profile that still lacks something required begins the app again, once for each such
 * step: the question to complete the profile is asked at the start. Closing a panel with the back button is no step.
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
        // Nobody knows whether it is complete: then the person is left alone.
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
