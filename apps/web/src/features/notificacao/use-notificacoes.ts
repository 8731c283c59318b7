import { useQueryClient } from '@tanstack/react-query';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { callApi } from '../../platform/api/call-api.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useSession } from '../../platform/session/session.ts';
import { useCampanha } from '../campanha/public.ts';

type Lista = RetornoOf<Calls['notificacao.listar']>;
export type Notificacao = Lista[number];

/** Notifications of the current campaign, newest first, and functions that mark them as seen. */
export function useNotificacoes({ enabled = true } = {}) {
  const { campanha, situacao, error: campanhaError, retry } = useCampanha();
  const usuario = useSession()?.usuario;
  const queries = useQueryClient();
  const query = useCall(
    'notificacao.listar',
    {
      params: {
        ano: campanha?.ano ?? 0,
        identificacao: campanha?.identificacao ?? '',
        user: usuario ?? '',
      },
      query: { enviado: 'true', metodosEnvio: 'PUSH' },
    },
    { enabled: enabled && campanha !== undefined && usuario !== undefined },
  );

  /** Optimistic update: marked as seen at once; if the request fails, they are new again after the next load. */
  const see = (seen: readonly Notificacao[]): void => {
    const ids = seen.filter(({ vista }) => !vista).map(({ id }) => id);
    if (ids.length === 0) return;
    queries.setQueriesData<Lista>({ queryKey: ['notificacao.listar'] }, (lista) =>
      lista?.map((notificacao) =>
        ids.includes(notificacao.id) ? { ...notificacao, vista: true } : notificacao,
      ),
    );
    // -- swallowed: see above
    void callApi('notificacao.vistas', { body: { ids } }).catch(() => undefined);
  };

  return {
    notificacoes: situacao === 'nenhuma' ? [] : query.data,
    novas: query.data?.filter(({ vista }) => !vista).length ?? 0,
    error: query.error ?? campanhaError,
    isFetching: query.isFetching,
    retry: () => void (campanhaError ? retry() : query.refetch()),
    see,
  };
}
