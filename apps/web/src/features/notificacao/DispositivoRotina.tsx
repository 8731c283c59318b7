import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePartida } from '../../platform/configuracao/PartidaProvider.tsx';
import { useConsumidor } from '../consumidor/public.ts';
import { listenTo } from '../../platform/native/listen-to.ts';
import { useIsOnline } from '@trevo/client/request/network-state.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { endDispositivo, registerDispositivo } from './dispositivo.ts';
import { describeRecusa } from './use-aparelho.ts';
import { findServicoAvisos, type ServicoAvisos } from './servico-avisos.ts';

/**
 * Keeps the push subscription of this device registered for the signed-in user, and ends it when the permission
 * was revoked; never requests the permission. Renders nothing.
 */
export function DispositivoRotina() {
  const partida = usePartida();
  const [avisos] = useState(() => findServicoAvisos(partida));
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => {
    void avisos?.readPermissao().then((permissao) => {
      setAllowed(permissao === 'permitida');
      // A permission revoked outside the app ends the registration made under it.
      if (permissao === 'negada') endDispositivo().catch(showRecusa);
    });
  }, [avisos]);
  const queries = useQueryClient();
  // Phones show no push notification while the app is open, so refresh the list behind the bell.
  useEffect(
    () =>
      listenTo(
        'PushNotifications',
        'pushNotificationReceived',
        () => void queries.invalidateQueries({ queryKey: ['notificacao.listar'] }),
      ),
    [queries],
  );
  return avisos && isAllowed ? <Registro avisos={avisos} /> : null;
}

function Registro({ avisos }: { avisos: ServicoAvisos }) {
  const { data: consumidor } = useConsumidor();
  const isOnline = useIsOnline();
  const usuario = consumidor?.usuario;
  const accepts = consumidor?.aceitaNotificacao;
  useEffect(() => {
    if (!isOnline || usuario === undefined) return;
    if (accepts) registerDispositivo(avisos).catch(showRecusa);
    else endDispositivo().catch(showRecusa);
  }, [avisos, isOnline, usuario, accepts]);
  return null;
}

function showRecusa(thrown: unknown): void {
  const mensagem = describeRecusa(thrown);
  if (mensagem !== undefined) toasts.show(mensagem, { tone: 'perigo' });
}
