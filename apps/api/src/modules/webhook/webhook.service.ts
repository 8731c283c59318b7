import { randomBytes } from 'node:crypto';
import {
  diasEntregas,
  type EntregaEstado,
  horasSegredoAnterior,
  maximoReenvio,
  maximoWebhooks,
  webhookTeste,
} from '@trevo/contract/webhook/webhook-eventos';
import type { WebhookPorta } from '../../adapters/webhook/webhook.port.ts';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Cifra } from '../../kernel/auth/cifra.ts';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { createId } from '../../kernel/ids.ts';
import type { Lugar } from '../../kernel/pagination.ts';
import { segredoBytes, writeSegredo } from './assinatura-webhook.ts';
import type { EntregaRow, EntregaStore } from './entrega.store.ts';
import { addInsistir, type EnvioWebhookService } from './envio-webhook.service.ts';
import type { SegredoNovo } from './segredo-webhook.store.ts';
import type { WebhookCampos, WebhookStore, WebhookView } from './webhook.store.ts';

const hour = 3_600_000;

/** An endpoint with a new secret, which is shown once. */
export interface ComSegredo {
  readonly webhook: WebhookView;
  readonly segredo: string;
}

/** Operators' registration of endpoints, and their deliveries. Unknown endpoints throw webhook.nenhum. */
export function createWebhookService(parts: {
  readonly store: WebhookStore;
  readonly entregas: EntregaStore;
  readonly envios: Pick<EnvioWebhookService, 'sendTeste'>;
  readonly porta: Pick<WebhookPorta, 'isAskable'>;
  readonly cifra: Cifra;
  readonly clock: Clock;
}) {
  const { store, entregas, envios, porta, cifra, clock } = parts;
  const addHours = (hours: number): Date => new Date(clock.now().getTime() + hours * hour);

  const get = async (promotoraId: string, webhookId: string): Promise<WebhookView> => {
    const webhook = await store.find(promotoraId, webhookId, clock.now(), addHours(-24));
    if (!webhook) throw refuse('webhook.nenhum');
    return webhook;
  };

  const createSegredo = (): { readonly novo: SegredoNovo; readonly segredo: string } => {
    const bytes = randomBytes(segredoBytes);
    const cifrado = cifra.seal(bytes).toString('base64');
    const novo = { segredoId: createId(clock.now().getTime()), cifrado, chave: cifra.keyId() };
    return { novo, segredo: writeSegredo(bytes) };
  };

  const requireDestino = (url: string): void => {
    if (!porta.isAskable(url)) throw refuse('webhook.enderecoNaoPermitido');
  };

  return {
    get,
    list: (promotoraId: string): Promise<WebhookView[]> =>
      store.list(promotoraId, clock.now(), addHours(-24)),
    /** Registers an endpoint. Throws webhook.demais and webhook.enderecoNaoPermitido. */
    async add(promotoraId: string, campos: WebhookCampos, ator: Ator): Promise<ComSegredo> {
      requireDestino(campos.url);
      const agora = clock.now();
      const webhookId = createId(agora.getTime());
      const { novo, segredo } = createSegredo();
      const eventos = [...new Set(campos.eventos)];
      await store.add(promotoraId, { ...campos, eventos, webhookId, ator }, novo, {
        agora,
        maximo: maximoWebhooks,
      });
      return { webhook: await get(promotoraId, webhookId), segredo };
    },
    /** Replaces the fields of an endpoint. Throws webhook.enderecoNaoPermitido. */
    async set(promotoraId: string, webhookId: string, campos: WebhookCampos): Promise<WebhookView> {
      requireDestino(campos.url);
      await get(promotoraId, webhookId);
      await store.set(promotoraId, webhookId, { ...campos, eventos: [...new Set(campos.eventos)] });
      return get(promotoraId, webhookId);
    },
    async pause(promotoraId: string, webhookId: string): Promise<WebhookView> {
      await get(promotoraId, webhookId);
      await store.pause(webhookId, 'operador', clock.now());
      return get(promotoraId, webhookId);
    },
    async resume(promotoraId: string, webhookId: string): Promise<WebhookView> {
      await get(promotoraId, webhookId);
      await store.resume(webhookId, addInsistir(clock.now()));
      return get(promotoraId, webhookId);
    },
    /** Adds a secret; the one of before also signs for a day. */
    async rotate(promotoraId: string, webhookId: string): Promise<ComSegredo> {
      await get(promotoraId, webhookId);
      const { novo, segredo } = createSegredo();
      await store.rotate(webhookId, novo, clock.now(), addHours(horasSegredoAnterior));
      return { webhook: await get(promotoraId, webhookId), segredo };
    },
    async remove(promotoraId: string, webhookId: string): Promise<void> {
      await get(promotoraId, webhookId);
      await store.remove(webhookId);
    },
    /** Sends a test event and returns its delivery. */
    async test(promotoraId: string, webhookId: string): Promise<EntregaRow> {
      const webhook = await get(promotoraId, webhookId);
      const entrega = await entregas.find(webhookId, await envios.sendTeste(webhook));
      if (!entrega) throw refuse('webhook.entregaNenhuma');
      return entrega;
    },
    async listEntregas(
      promotoraId: string,
      webhookId: string,
      { estado, depois }: { estado?: EntregaEstado | undefined; depois?: Lugar | undefined },
      limite: number,
    ): Promise<EntregaRow[]> {
      await get(promotoraId, webhookId);
      return entregas.list(webhookId, estado, limite, depois);
    },
    /** Plans a delivery again. Throws webhook.entregaNenhuma. */
    async resend(promotoraId: string, webhookId: string, eventoId: string): Promise<EntregaRow> {
      await get(promotoraId, webhookId);
      const agora = clock.now();
      const entrega = await entregas.resend(webhookId, eventoId, { agora, desistirEm: addInsistir(agora) });
      if (!entrega) throw refuse('webhook.entregaNenhuma');
      return entrega;
    },
    /** Plans the deliveries of a period again: failed ones, or with `todas` the accepted ones too. */
    async resendPeriodo(
      promotoraId: string,
      webhookId: string,
      { de, ate, todas }: { de: string; ate: string; todas: boolean },
    ): Promise<{ total: number; completo: boolean }> {
      await get(promotoraId, webhookId);
      const agora = clock.now();
      const total = await entregas.resendPeriodo(
        webhookId,
        {
          de: new Date(de),
          ate: new Date(ate),
          estados: todas ? ['falhou', 'entregue'] : ['falhou'],
          teste: webhookTeste,
        },
        { agora, desistirEm: addInsistir(agora) },
        maximoReenvio,
      );
      return { total, completo: total < maximoReenvio };
    },
    /** Deletes deliveries past their time. */
    forgetOld: (): Promise<void> => entregas.deleteBefore(addHours(-24 * diasEntregas)),
  };
}
