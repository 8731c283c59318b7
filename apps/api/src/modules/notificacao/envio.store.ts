import { randomUUID } from 'node:crypto';
import { claimDue } from '../../kernel/db/claim-due.ts';
import type { Db, Queryable } from '../../kernel/db/db.ts';
import type { Canal } from './canal.store.ts';

/** One notification queued for one device. */
export interface EnvioView {
  readonly consumidorId: string;
  readonly notificacaoId: string;
  readonly dispositivoId: string;
  /** Idempotency id of the delivery, the same at each attempt. */
  readonly remessaId: string;
  /** Not attempted yet. */
  readonly isNovo: boolean;
  readonly tentativas: number;
  /** The device; null when it is gone or belongs to another consumer. */
  readonly identificacao: string | null;
  readonly tipoDispositivo: string | null;
  /** The notification; null when it was revoked. */
  readonly tipo: string | null;
  readonly valores: Record<string, string | number> | null;
}

/** Key of one notification for one device. */
type Devido = Pick<EnvioView, 'consumidorId' | 'notificacaoId' | 'dispositivoId'>;
type EnvioTomado = Devido & Pick<EnvioView, 'remessaId' | 'isNovo' | 'tentativas'>;

export type EnvioStore = ReturnType<typeof createEnvioStore>;

export const createEnvioStore = (db: Db) => ({
  /**
   * Leases due notifications written after `desde` until `ate`, oldest first. Unattempted ones of the same
   * device are grouped into one remessa.
   */
  async lease(
    { canalId }: Canal,
    { agora, ate, desde }: { readonly agora: Date; readonly ate: Date; readonly desde: Date },
    quantidade: number,
  ): Promise<EnvioView[]> {
    const remessas = new Map<string, string>();
    const toRemessa = (dispositivoId: string): string => {
      const known = remessas.get(dispositivoId) ?? randomUUID();
      remessas.set(dispositivoId, known);
      return known;
    };
    const taken = await claimDue({
      list: () =>
        db.query<Devido>(
          `select consumidor_id as "consumidorId", notificacao_id as "notificacaoId",
             dispositivo_id as "dispositivoId"
           from envio where canal_id = $1 and enviar_em <= $2 and criado_em > $3 order by enviar_em limit $4`,
          [canalId, agora, desde, quantidade],
        ),
      keys: ['consumidorId', 'notificacaoId', 'dispositivoId'],
      claim: (due) =>
        db.query<EnvioTomado>(
          `update envio o set enviar_em = $2, remessa_id = coalesce(o.remessa_id, w.remessa_id)
           from unnest($3::uuid[], $4::uuid[], $5::text[], $6::uuid[])
             as w (consumidor_id, notificacao_id, dispositivo_id, remessa_id)
           where o.consumidor_id = w.consumidor_id and o.notificacao_id = w.notificacao_id
             and o.dispositivo_id = w.dispositivo_id and o.enviar_em <= $1
           returning o.consumidor_id as "consumidorId", o.notificacao_id as "notificacaoId",
             o.dispositivo_id as "dispositivoId", o.remessa_id as "remessaId", o.remessa_id = w.remessa_id as "isNovo",
             o.tentativas`,
          [
            agora,
            ate,
            due.consumidorId,
            due.notificacaoId,
            due.dispositivoId,
            due.dispositivoId.map(toRemessa),
          ],
        ),
    });
    return withWords(db, canalId, taken);
  },
  /** Deletes a delivered remessa. */
  async deleteRemessa(remessaId: string): Promise<void> {
    await db.query('delete from envio where remessa_id = $1', [remessaId]);
  },
  /** Deletes entries without a device or notification. */
  async delete(envios: readonly EnvioView[]): Promise<void> {
    await db.query(
      `delete from envio e using unnest($1::uuid[], $2::uuid[], $3::text[]) as g (consumidor_id, notificacao_id, dispositivo_id)
       where e.consumidor_id = g.consumidor_id and e.notificacao_id = g.notificacao_id
         and e.dispositivo_id = g.dispositivo_id`,
      [
        envios.map((e) => e.consumidorId),
        envios.map((e) => e.notificacaoId),
        envios.map((e) => e.dispositivoId),
      ],
    );
  },
  /** Postpones entries. Unattempted ones lose their remessa, so that later ones can join the group. */
  async postpone(envios: readonly EnvioView[], enviarEm: Date): Promise<void> {
    await db.query(
      `update envio e set enviar_em = $3, remessa_id = case when e.remessa_id = any ($2::uuid[]) then null else e.remessa_id end
       where e.remessa_id = any ($1::uuid[])`,
      [
        envios.map(({ remessaId }) => remessaId),
        envios.filter(({ isNovo }) => isNovo).map(({ remessaId }) => remessaId),
        enviarEm,
      ],
    );
  },
  /** Postpones a failed remessa. */
  async retry(remessaId: string, enviarEm: Date): Promise<void> {
    await db.query(
      'update envio e set enviar_em = $2, tentativas = e.tentativas + 1 where e.remessa_id = $1',
      [remessaId, enviarEm],
    );
  },
  /** Deletes entries written before `desde`, individual and broadcast. */
  async deleteBefore(desde: Date): Promise<void> {
    await db.query('delete from envio where criado_em <= $1', [desde]);
    await db.query('delete from envio_geral where criado_em <= $1', [desde]);
  },
  async deleteOf(consumidorId: string, tx: Queryable): Promise<void> {
    await tx.query('delete from envio where consumidor_id = $1', [consumidorId]);
  },
});

/** Adds devices and notification values, each read from its own shard. */
async function withWords(db: Db, canalId: string, taken: readonly EnvioTomado[]): Promise<EnvioView[]> {
  const [aparelhos, notificacoes] = await Promise.all([
    db.query<{ dispositivo_id: string; consumidor_id: string; identificacao: string; tipo: string }>(
      `select dispositivo_id, consumidor_id, identificacao, tipo from dispositivo
       where canal_id = $1 and dispositivo_id = any ($2::text[])`,
      [canalId, taken.map(({ dispositivoId }) => dispositivoId)],
    ),
    db.query<{ notificacao_id: string; tipo: string; valores: Record<string, string | number> }>(
      `select notificacao_id, tipo, valores from notificacao
       where consumidor_id = any ($1::uuid[]) and notificacao_id = any ($2::uuid[])`,
      [taken.map(({ consumidorId }) => consumidorId), taken.map(({ notificacaoId }) => notificacaoId)],
    ),
  ]);
  const aparelhoOf = new Map(aparelhos.map((a) => [`${a.consumidor_id} ${a.dispositivo_id}`, a]));
  const notificacaoOf = new Map(notificacoes.map((n) => [n.notificacao_id, n]));
  return taken.map((envio) => {
    const aparelho = aparelhoOf.get(`${envio.consumidorId} ${envio.dispositivoId}`);
    const notificacao = notificacaoOf.get(envio.notificacaoId);
    return {
      ...envio,
      identificacao: aparelho?.identificacao ?? null,
      tipoDispositivo: aparelho?.tipo ?? null,
      tipo: notificacao?.tipo ?? null,
      valores: notificacao?.valores ?? null,
    };
  });
}
