import type { WebhookEvento, WebhookPausa } from '@trevo/contract/webhook/webhook-eventos';
import type { Ator } from '../../kernel/auth/ator.ts';
import { sqlState } from '../../kernel/database-error.ts';
import type { Db, Queryable } from '../../kernel/db/db.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Columns } from '../../schema/call-function.ts';
import { addSegredo, type SegredoNovo } from './segredo-webhook.store.ts';

export type WebhookRow = Columns<
  'webhook',
  'webhook_id' | 'promotora_id' | 'url' | 'descricao' | 'pausa' | 'pausado_em' | 'criado_em'
> & { readonly eventos: WebhookEvento[]; readonly ator: Ator };

/** An endpoint with its health. */
export type WebhookView = WebhookRow &
  Columns<'webhook_saude', 'falhando_desde' | 'entregue_em' | 'falhou_em'> & {
    /** End of the secret of before the rotation; null without one. */
    readonly anterior_ate: Date | null;
    readonly pendentes: number;
    /** Deliveries given up since `desde` and created in the 24 hours before it or since. */
    readonly falhas: number;
  };

/** Fields that an operator sets. */
export interface WebhookCampos {
  readonly url: string;
  readonly descricao: string;
  readonly eventos: readonly WebhookEvento[];
}

/** A new endpoint. */
interface WebhookNovo extends WebhookCampos {
  readonly webhookId: string;
  readonly ator: Ator;
}

const columns = `w.webhook_id, w.promotora_id, w.url, w.descricao, w.eventos, w.pausa, w.pausado_em, w.criado_em,
  w.ator`;

/** Reads endpoints with their health; queues, health and secrets are on the coordinator. */
const viewSql = `select ${columns}, h.falhando_desde, h.entregue_em, h.falhou_em,
    (select max(s.ate) from webhook_segredo s where s.webhook_id = w.webhook_id and s.ate > $3) as anterior_ate,
    (select count(*) from webhook_entrega e
      where e.webhook_id = w.webhook_id and e.estado = 'pendente') as pendentes,
    (select count(*) from webhook_entrega e
      where e.webhook_id = w.webhook_id and e.estado = 'falhou' and e.criado_em > $4::timestamptz - interval '24 hours'
        and (e.historico -> -1 ->> 'em')::timestamptz > $4) as falhas
  from webhook w left join webhook_saude h on h.webhook_id = w.webhook_id
  where w.promotora_id = $1 and w.estado <> 'removido' and ($2::uuid is null or w.webhook_id = $2::uuid)
  order by w.criado_em, w.webhook_id`;

export type WebhookStore = ReturnType<typeof createWebhookStore>;

/** Store of promoters' endpoints. */
export const createWebhookStore = (db: Db) => ({
  /** @param desde begin of the time in which given up deliveries are counted */
  list: (promotoraId: string, agora: Date, desde: Date): Promise<WebhookView[]> =>
    db.query<WebhookView>(viewSql, [promotoraId, null, agora, desde]),
  find: async (
    promotoraId: string,
    webhookId: string,
    agora: Date,
    desde: Date,
  ): Promise<WebhookView | undefined> =>
    (await db.query<WebhookView>(viewSql, [promotoraId, webhookId, agora, desde]))[0],
  /** Adds an endpoint with its first secret. Throws webhook.demais, and operador.promotoraNaoEncontrada. */
  async add(
    promotoraId: string,
    webhook: WebhookNovo,
    segredo: SegredoNovo,
    { agora, maximo }: { readonly agora: Date; readonly maximo: number },
  ): Promise<void> {
    try {
      await db.transaction(async (tx) => {
        // A concurrent addition can take the same place: the unique index waits for it, and the next one is tried.
        for (let left = maximo; !(await insert(tx, promotoraId, webhook, agora, maximo)); left--)
          if (left === 0 || (await count(tx, promotoraId)) >= maximo) throw refuse('webhook.demais');
        await addSegredo(tx, webhook.webhookId, segredo, agora);
      });
    } catch (error) {
      if (sqlState(error) === '23503') throw refuse('operador.promotoraNaoEncontrada');
      throw error;
    }
  },
  async set(
    promotoraId: string,
    webhookId: string,
    { url, descricao, eventos }: WebhookCampos,
  ): Promise<void> {
    await db.query(
      `update webhook set url = $3, descricao = $4, eventos = $5
       where promotora_id = $1 and webhook_id = $2 and estado <> 'removido'`,
      [promotoraId, webhookId, url, descricao, eventos],
    );
  },
  /** Pauses an active endpoint; returns whether it was active. */
  pause: async (webhookId: string, pausa: WebhookPausa, agora: Date): Promise<boolean> =>
    (
      await db.query(
        `update webhook set estado = 'pausado', pausa = $2, pausado_em = $3
         where webhook_id = $1 and estado = 'ativo' returning 1`,
        [webhookId, pausa, agora],
      )
    ).length > 0,
  /** Activates a paused endpoint, forgets its failures, and retries its waiting deliveries until `desistirEm`. */
  resume: (webhookId: string, desistirEm: Date): Promise<void> =>
    db.transaction(async (tx) => {
      const resumed = await tx.query(
        `update webhook set estado = 'ativo', pausa = null, pausado_em = null
         where webhook_id = $1 and estado = 'pausado' returning 1`,
        [webhookId],
      );
      if (resumed.length > 0)
        await tx.query(
          `update webhook_entrega set desistir_em = $2 where webhook_id = $1 and estado = 'pendente'`,
          [webhookId, desistirEm],
        );
      await tx.query(
        'update webhook_saude set falhando_desde = null, falhas_seguidas = 0 where webhook_id = $1',
        [webhookId],
      );
    }),
  /** Adds a secret; the one of before signs until `ate`, and an older one ends. */
  rotate: (webhookId: string, segredo: SegredoNovo, agora: Date, ate: Date): Promise<void> =>
    db.transaction(async (tx) => {
      // Serializes rotations: one secret has no end.
      await tx.query('select 1 from webhook w where w.webhook_id = $1 for update', [webhookId]);
      await tx.query('delete from webhook_segredo where webhook_id = $1 and ate is not null', [webhookId]);
      await tx.query('update webhook_segredo set ate = $2 where webhook_id = $1', [webhookId, ate]);
      await addSegredo(tx, webhookId, segredo, agora);
    }),
  /** Lists the sealed secrets that sign now in base64, the newest first. */
  listSegredos: async (webhookId: string, agora: Date): Promise<string[]> =>
    (
      await db.query<{ cifrado: string }>(
        `select encode(s.cifrado, 'base64') as cifrado from webhook_segredo s
         where s.webhook_id = $1 and (s.ate is null or s.ate > $2) order by s.criado_em desc, s.segredo_id desc`,
        [webhookId, agora],
      )
    ).map(({ cifrado }) => cifrado),
  /** Removes an endpoint with its secrets and its waiting deliveries. */
  remove: (webhookId: string): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.query(
        `update webhook set estado = 'removido', pausa = null, pausado_em = null where webhook_id = $1`,
        [webhookId],
      );
      await tx.query('delete from webhook_segredo where webhook_id = $1', [webhookId]);
      await tx.query(`delete from webhook_entrega where webhook_id = $1 and estado = 'pendente'`, [
        webhookId,
      ]);
    }),
});

/** Inserts an endpoint at its promoter's first free place; returns false when none is free or another took it. */
const insert = async (
  tx: Queryable,
  promotoraId: string,
  { webhookId, url, descricao, eventos, ator }: WebhookNovo,
  agora: Date,
  maximo: number,
): Promise<boolean> =>
  (
    await tx.query(
      `insert into webhook (webhook_id, promotora_id, lugar, url, descricao, eventos, estado, criado_em, ator)
       select $1::uuid, $2::text, min(l.lugar), $3::text, $4::text, $5::text[], 'ativo', $6::timestamptz, $7::jsonb
       from generate_series(1, $8::integer) as l (lugar)
       where not exists (
         select from webhook w where w.promotora_id = $2 and w.lugar = l.lugar and w.estado <> 'removido'
       )
       having count(*) > 0
       on conflict (promotora_id, lugar) where estado <> 'removido' do nothing returning 1`,
      [webhookId, promotoraId, url, descricao, eventos, agora, ator, maximo],
    )
  ).length > 0;

const count = async (tx: Queryable, promotoraId: string): Promise<number> =>
  (
    await tx.query(`select 1 from webhook w where w.promotora_id = $1 and w.estado <> 'removido'`, [
      promotoraId,
    ])
  ).length;
