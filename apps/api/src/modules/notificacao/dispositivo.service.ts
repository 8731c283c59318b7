import { getOnesignalAppId } from '@trevo/config/configuracao/telas-questions';
import type { BodyOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { HospedagemService } from '../campanha/public.ts';
import type { DispositivoStore } from './dispositivo.store.ts';

export type DispositivoService = ReturnType<typeof createDispositivoService>;

export function createDispositivoService(parts: {
  store: DispositivoStore;
  hospedagens: HospedagemService;
  clock: Clock;
}) {
  const { store, hospedagens, clock } = parts;
  return {
    /**
     * Registers a device for notifications at the current host; a web app without a type is a PWA. Throws
     * sessao.invalida.
     */
    async register(
      consumidorId: string,
      { host, origin }: { readonly host: string; readonly origin: string },
      { id, descricao, identificacao, ...registro }: BodyOf<Calls['notificacao.dispositivos']>,
    ): Promise<{ id: string; tipo: string }> {
      const tipo = registro.tipo || registro.tipoDispositivo || 'pwa';
      const { servico, id: identificador } = identificacao;
      const { configuracao } = await hospedagens.get(host);
      const aplicativo = servico === 'onesignal' ? (getOnesignalAppId(configuracao) ?? '') : '';
      const isRegistered = await store.register(
        consumidorId,
        {
          dispositivoId: id,
          descricao,
          tipo,
          servico,
          identificacao: identificador,
          aplicativo,
          origem: origin,
          host,
        },
        clock.now(),
      );
      if (!isRegistered) throw refuse('sessao.invalida');
      return { id, tipo };
    },
    /** Deletes the device at the host's promoter; idempotent. */
    async end(
      host: string,
      { id, identificacao: { servico, id: identificacao } }: BodyOf<Calls['notificacao.encerrarDispositivo']>,
    ): Promise<{ id: string }> {
      const { promotoraId } = await hospedagens.get(host);
      await store.end(promotoraId, { dispositivoId: id, servico, identificacao });
      return { id };
    },
  };
}
