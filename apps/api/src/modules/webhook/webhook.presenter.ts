import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { EntregaRow } from './entrega.store.ts';
import { toCampanha } from './evento.ts';
import type { WebhookView } from './webhook.store.ts';

const toInstante = (em: Date | null): string | null => em?.toISOString() ?? null;

export const toWebhookWire = (row: WebhookView): RetornoOf<Calls['operador.webhook']> => ({
  webhookID: row.webhook_id,
  url: row.url,
  descricao: row.descricao,
  eventos: row.eventos,
  pausa: row.pausa === null ? null : { motivo: row.pausa, em: row.pausado_em!.toISOString() },
  criadoEm: row.criado_em.toISOString(),
  ator: row.ator,
  segredoAnteriorAte: toInstante(row.anterior_ate),
  saude: {
    entregueEm: toInstante(row.entregue_em),
    falhouEm: toInstante(row.falhou_em),
    falhandoDesde: toInstante(row.falhando_desde),
    pendentes: row.pendentes,
    falhas: row.falhas,
  },
});

type EntregaWire = RetornoOf<Calls['operador.reenviarEntrega']>;

export const toEntregaWire = (row: EntregaRow): EntregaWire => ({
  eventoID: row.evento_id,
  tipo: row.tipo as EntregaWire['tipo'],
  campanha: toCampanha(row),
  objetoID: row.objeto_id,
  status: row.status,
  ocorridoEm: row.ocorrido_em.toISOString(),
  criadaEm: row.criado_em.toISOString(),
  estado: row.estado,
  proximaEm: toInstante(row.tentar_em),
  tentativas: row.historico,
});
