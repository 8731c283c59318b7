import type { EntregaEstado, WebhookFalha } from '@trevo/contract/webhook/webhook-eventos';
import { type Db, first, type Queryable } from '../../kernel/db/db.ts';
import type { Lugar } from '../../kernel/pagination.ts';
import type { Columns } from '../../schema/call-function.ts';

/** One attempt of a delivery. */
export interface Tentativa {
  readonly em: string;
  readonly httpStatus: number | null;
  /** Null for an accepted attempt. */
  readonly falha: WebhookFalha | null;
  readonly duracaoMs: number;
}

export type EntregaRow = Columns<
  'webhook_entrega',
  | 'webhook_id'
  | 'evento_id'
  | 'tipo'
  | 'ano'
  | 'identificacao'
  | 'objeto_id'
  | 'status'
  | 'ocorrido_em'
  | 'criado_em'
  | 'estado'
  | 'tentar_em'
  | 'desistir_em'
  | 'tentativas'
> & { readonly historico: Tentativa[] };

/** An active endpoint with due deliveries. */
export type Devido = Columns<'webhook', 'webhook_id' | 'promotora_id' | 'url'>;

/** Health of an endpoint after an attempt. */
export type Saude = Columns<'webhook_saude', 'falhando_desde' | 'falhas_seguidas'>;

const columns = `e.webhook_id, e.evento_id, e.tipo, e.ano, e.identificacao, e.objeto_id, e.status, e.ocorrido_em,
  e.criado_em, e.estado, e.tentar_em, e.desistir_em, e.tentativas, e.historico`;

/** Attempts that a delivery keeps. */
const tentativasGuardadas = 30;

export type EntregaStore = ReturnType<typeof createEntregaStore>;

/** Store of deliveries. The table is a queue of the coordinator, so claims may skip locked rows. */
export const createEntregaStore = (db: Db) => ({
  /** Lists active endpoints with due deliveries. */
  listDevidos: (agora: Date): Promise<Devido[]> =>
    db.query<Devido>(
      `select w.webhook_id, w.promotora_id, w.url from webhook w
       where w.estado = 'ativo' and exists (
         select from webhook_entrega e
         where e.webhook_id = w.webhook_id and e.estado = 'pendente' and e.tentar_em <= $1
       )`,
      [agora],
    ),
  /**
   * Leases due deliveries of an active endpoint until `ate`, the longest due first, with the address of now.
   *
   * @param posse fencing token: a process with an expired lease records no result
   */
  lease: (
    webhookId: string,
    { agora, ate, posse }: { readonly agora: Date; readonly ate: Date; readonly posse: string },
    quantidade: number,
  ): Promise<(EntregaRow & Pick<Devido, 'url'>)[]> =>
    db.query<EntregaRow & Pick<Devido, 'url'>>(
      // Materialized: a join that scans the subquery again would lease other rows each time.
      `with t as materialized (
         select d.evento_id from webhook_entrega d
         where d.webhook_id = $1 and d.estado = 'pendente' and d.tentar_em <= $2
         order by d.tentar_em limit $5 for update skip locked
       )
       update webhook_entrega e set tentar_em = $3, posse = $4
       from t, webhook w
       where e.webhook_id = $1 and e.evento_id = t.evento_id and w.webhook_id = $1 and w.estado = 'ativo'
       returning ${columns}, w.url`,
      [webhookId, agora, ate, posse, quantidade],
    ),
  /** Adds a test event that this process leases until `ate`; it has no second attempt. */
  addTeste: async (
    teste: Pick<EntregaRow, 'webhook_id' | 'evento_id' | 'tipo' | 'objeto_id' | 'status'>,
    { agora, ate, posse }: { readonly agora: Date; readonly ate: Date; readonly posse: string },
  ): Promise<EntregaRow> =>
    first(
      await db.query<EntregaRow>(
        `insert into webhook_entrega as e (webhook_id, evento_id, tipo, objeto_id, status, ocorrido_em, criado_em, estado,
           tentar_em, desistir_em, posse)
         values ($1, $2, $3, $4, $5, $6, $6, 'pendente', $7, $6, $8) returning ${columns}`,
        [teste.webhook_id, teste.evento_id, teste.tipo, teste.objeto_id, teste.status, agora, ate, posse],
      ),
    ),
  /**
   * Records an attempt and the health of its endpoint. Returns that health; undefined when another process or an
   * operator took the delivery meanwhile.
   *
   * @param proxima next attempt; null after an accepted attempt and when the delivery is given up
   */
  record: (
    entrega: Pick<EntregaRow, 'webhook_id' | 'evento_id'>,
    posse: string,
    tentativa: Tentativa,
    proxima: Date | null,
  ): Promise<Saude | undefined> => db.transaction((tx) => record(tx, entrega, posse, tentativa, proxima)),
  list: (
    webhookId: string,
    estado: EntregaEstado | undefined,
    limite: number,
    depois: Lugar | undefined,
  ): Promise<EntregaRow[]> =>
    db.query<EntregaRow>(
      `select ${columns} from webhook_entrega e
       where e.webhook_id = $1 and ($2::text is null or e.estado = $2::text)
         and ($3::timestamptz is null or (e.criado_em, e.evento_id) < ($3::timestamptz, $4::uuid))
       order by e.criado_em desc, e.evento_id desc limit $5`,
      [webhookId, estado ?? null, depois?.em ?? null, depois?.id ?? null, limite],
    ),
  find: async (webhookId: string, eventoId: string): Promise<EntregaRow | undefined> =>
    (
      await db.query<EntregaRow>(
        `select ${columns} from webhook_entrega e where e.webhook_id = $1 and e.evento_id = $2`,
        [webhookId, eventoId],
      )
    )[0],
  /** Plans a delivery again; undefined when it is unknown. */
  resend: async (
    webhookId: string,
    eventoId: string,
    { agora, desistirEm }: { readonly agora: Date; readonly desistirEm: Date },
  ): Promise<EntregaRow | undefined> =>
    (
      await db.query<EntregaRow>(
        `update webhook_entrega e set estado = 'pendente', tentar_em = $3, desistir_em = $4, posse = null, tentativas = 0
         where e.webhook_id = $1 and e.evento_id = $2 returning ${columns}`,
        [webhookId, eventoId, agora, desistirEm],
      )
    )[0],
  /** Plans the finished deliveries of events of a period again, the oldest first. Returns their number. */
  resendPeriodo: async (
    webhookId: string,
    periodo: {
      readonly de: Date;
      readonly ate: Date;
      readonly estados: readonly EntregaEstado[];
      readonly teste: string;
    },
    { agora, desistirEm }: { readonly agora: Date; readonly desistirEm: Date },
    maximo: number,
  ): Promise<number> =>
    (
      await db.query(
        `update webhook_entrega e set estado = 'pendente', tentar_em = $6, desistir_em = $7, posse = null, tentativas = 0
         from (
           select d.evento_id from webhook_entrega d
           where d.webhook_id = $1 and d.ocorrido_em >= $2 and d.ocorrido_em < $3 and d.estado = any ($4)
             and d.tipo <> $5
           order by d.ocorrido_em, d.evento_id limit $8 for update
         ) t
         where e.webhook_id = $1 and e.evento_id = t.evento_id returning 1`,
        [webhookId, periodo.de, periodo.ate, periodo.estados, periodo.teste, agora, desistirEm, maximo],
      )
    ).length,
  /** Deletes deliveries created before `ate`, also those that wait for a paused endpoint. */
  deleteBefore: async (ate: Date): Promise<void> => {
    await db.query('delete from webhook_entrega where criado_em < $1', [ate]);
  },
});

async function record(
  tx: Queryable,
  { webhook_id: webhookId, evento_id: eventoId }: Pick<EntregaRow, 'webhook_id' | 'evento_id'>,
  posse: string,
  tentativa: Tentativa,
  proxima: Date | null,
): Promise<Saude | undefined> {
  const isEntregue = tentativa.falha === null;
  const kept = await tx.query(
    `update webhook_entrega e set estado = $4, tentar_em = $5, posse = null,
       tentativas = e.tentativas + $6::integer,
       historico = case when jsonb_array_length(e.historico) >= ${tentativasGuardadas}
         then e.historico - 0 else e.historico end || $7::jsonb
     where e.webhook_id = $1 and e.evento_id = $2 and e.posse = $3 returning 1`,
    [
      webhookId,
      eventoId,
      posse,
      isEntregue ? 'entregue' : proxima === null ? 'falhou' : 'pendente',
      proxima,
      isEntregue ? 0 : 1,
      JSON.stringify([tentativa]),
    ],
  );
  return kept.length === 0 ? undefined : recordSaude(tx, webhookId, tentativa);
}

async function recordSaude(tx: Queryable, webhookId: string, { em, falha }: Tentativa): Promise<Saude> {
  return first(
    await tx.query<Saude>(
      falha === null
        ? `insert into webhook_saude as h (webhook_id, entregue_em) values ($1, $2)
           on conflict on constraint webhook_saude__pk do update
           set falhando_desde = null, falhas_seguidas = 0, entregue_em = excluded.entregue_em
           returning h.falhando_desde, h.falhas_seguidas`
        : `insert into webhook_saude as h (webhook_id, falhando_desde, falhas_seguidas, falhou_em)
           values ($1, $2, 1, $2)
           on conflict on constraint webhook_saude__pk do update
           set falhando_desde = coalesce(h.falhando_desde, excluded.falhando_desde),
             falhas_seguidas = h.falhas_seguidas + 1, falhou_em = excluded.falhou_em
           returning h.falhando_desde, h.falhas_seguidas`,
      [webhookId, em],
    ),
  );
}
