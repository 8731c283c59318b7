import { findUfDaPagina } from '@trevo/rules/documento-fiscal/qr/consulta-nfce';
import { formatConsultaQr, type ConsultaQr } from '@trevo/rules/documento-fiscal/qr/consulta-qr';
import { findEstadoByIbge } from '@trevo/rules/pessoa/endereco/estados';
import type { FatosNota } from '@trevo/rules/documento-fiscal/fonte-valor';
import type { Clock } from '../../kernel/clock.ts';
import type { ConsultaSituacao, ConsultaStore } from './consulta.store.ts';

/** A requested receipt. Without `consulta` (the QR code's parameters) no page can be queried. */
export interface PedidoConsulta {
  /** 44 characters. */
  readonly chaveAcesso: string;
  readonly consulta?: ConsultaQr | undefined;
}

/**
 * State of a query. `desligada`: the state is switched off for now; an answer can still follow. `fatos` is set
 * with `achada`.
 */
export interface ConsultaResposta {
  readonly situacao: ConsultaSituacao | 'desligada';
  readonly fatos?: FatosNota;
}

/** @param isAberta whether this process queries the states' pages at all */
export function createConsultaService(store: ConsultaStore, clock: Clock, isAberta: boolean) {
  return {
    /** Queues queries for these receipts; idempotent. The answers are shared by all campaigns. */
    async ask(pedidos: readonly PedidoConsulta[]): Promise<void> {
      if (pedidos.length === 0) return;
      const novas = pedidos.map(({ chaveAcesso, consulta }) => ({
        chaveAcesso,
        uf: findEstadoByIbge(chaveAcesso.slice(0, 2))?.codigo ?? '',
        consulta: consulta && findUfDaPagina(chaveAcesso) ? formatConsultaQr(consulta) : null,
      }));
      await store.add(novas, clock.now());
    },
    /** Returns the query state of a receipt; undefined before the first query. */
    async find(chaveAcesso: string): Promise<ConsultaResposta | undefined> {
      const view = await store.find(chaveAcesso);
      if (!view) return undefined;
      const { situacao, isDesligada, ...fatos } = view;
      if (situacao === 'achada') return { situacao, fatos };
      return { situacao: situacao === 'pendente' && (isDesligada || !isAberta) ? 'desligada' : situacao };
    },
  };
}
