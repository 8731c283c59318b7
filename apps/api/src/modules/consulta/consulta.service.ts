import { findUfDaPagina } from '@trevo/rules/documento-fiscal/consulta-nfce';
import { formatConsultaQr, type ConsultaQr } from '@trevo/rules/documento-fiscal/consulta-qr';
import { findEstadoByIbge } from '@trevo/rules/pessoa/estados';
import type { FatosNota } from '@trevo/rules/documento-fiscal/fonte-valor';
import type { Clock } from '../../kernel/clock.ts';
import type { ConsultaSituacao, ConsultaStore } from './consulta.store.ts';

/** A receipt that somebody wants to know about. Without `consulta`, what its code said, no page can be asked. */
export interface PedidoConsulta {
  /** 44 characters. */
  readonly chaveAcesso: string;
  readonly consulta?: ConsultaQr | undefined;
}

/**
 * How the question stands. `desligada`: the state is not asked for now; the answer may come all the same, later. Facts are
 * there when it was `achada`.
 */
export interface ConsultaResposta {
  readonly situacao: ConsultaSituacao | 'desligada';
  readonly fatos?: FatosNota;
}

/**
 * @param isAberta whether the states' pages are asked by this program at all
 */
export function createConsultaService(store: ConsultaStore, clock: Clock, isAberta: boolean) {
  return {
    /** Notes that these receipts are to be asked about; the same again changes nothing. The answers are every campaign's. */
    async ask(pedidos: readonly PedidoConsulta[]): Promise<void> {
      if (pedidos.length === 0) return;
      const novas = pedidos.map(({ chaveAcesso, consulta }) => ({
        chaveAcesso,
        uf: findEstadoByIbge(chaveAcesso.slice(0, 2))?.codigo ?? '',
        consulta: consulta && findUfDaPagina(chaveAcesso) ? formatConsultaQr(consulta) : null,
      }));
      await store.add(novas, clock.now());
    },
    /** What is known of a receipt; undefined where nobody asked. */
    async find(chaveAcesso: string): Promise<ConsultaResposta | undefined> {
      const view = await store.find(chaveAcesso);
      if (!view) return undefined;
      const { situacao, isDesligada, ...fatos } = view;
      if (situacao === 'achada') return { situacao, fatos };
      return { situacao: situacao === 'pendente' && (isDesligada || !isAberta) ? 'desligada' : situacao };
    },
  };
}
