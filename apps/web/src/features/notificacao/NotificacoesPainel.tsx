import { useConsumidor } from '../consumidor/public.ts';
import { useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { ListaErro } from '../../platform/lista/ListaErro.tsx';
import { useSession } from '../../platform/session/session.ts';
import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import { notificacaoText as text } from './notificacao.text.ts';
import { NotificacaoSwitch } from './NotificacaoSwitch.tsx';
import { NotificacoesLista, NotificacoesSkeleton } from './NotificacoesLista.tsx';

/** Panel with the notification switch and the list of notifications. */
export function NotificacoesPainel({ onClose }: { onClose: () => void }) {
  const texto = useTexto();
  const usuario = useSession()?.usuario ?? '';
  const { data: consumidor, error, isFetching, refetch } = useConsumidor();
  return (
    <Sheet open onClose={onClose} title={texto(text.titulo.id, text.titulo.texto)} closeLabel={text.fechar}>
      {consumidor ? (
        <>
          <NotificacaoSwitch usuario={usuario} initial={consumidor.aceitaNotificacao} />
          <NotificacoesLista />
        </>
      ) : error ? (
        <ListaErro error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <NotificacoesSkeleton />
      )}
    </Sheet>
  );
}
