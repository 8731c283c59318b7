import type { Db, Queryable } from '../../kernel/db/db.ts';
import type { Canal } from './canal.store.ts';

/** One notice that waits to be sent to one device. */
export interface EnvioView {
  readonly consumidorId: string;
  readonly notificacaoId: string;
  readonly dispositivoId: string;
  /** What it is sent with, the same at each try. */
  readonly remessaId: string;
  /** Nobody tried to send it before. */
  readonly isNovo: boolean;
  readonly tentativas: number;
  /** The device; null when it is gone or somebody else's. */
  readonly identificacao: string | null;
  readonly tipoDispositivo: string | null;
  /** The notice; null when it was taken back. */
  readonly tipo: string | null;
  readonly valores: Record<string, string | number> | null;
}

export type EnvioStore = ReturnType<typeof createEnvioStore>;

export const createEnvioStore = (db: Db) => ({
  /**
   * Takes some that are due and were written after `desde`, the oldest first, for whoever asks: nobody else gets them
   * until `ate`. All of one device that were not tried before go together from now on.
   */
  lease: (
    { canalId }: Canal,
    { agora, ate, desde }: { readonly agora: Date; readonly ate: Date; readonly desde: Date },
    quantidade: number,
  ): Promise<EnvioView[]> =>
    db.query<EnvioView>(
      `with devido as (
         select e.consumidor_id, e.notificacao_id, e.dispositivo_id from envio e
         where e.canal_id = $1 and e.enviar_em <= $2 and e.criado_em > $4
         order by e.enviar_em limit $5 for update skip locked
       ), junto as (
         select w.dispositivo_id, gen_random_uuid() as remessa_id from devido w group by w.dispositivo_id
       )
       update envio o set enviar_em = $3, remessa_id = coalesce(o.remessa_id, j.remessa_id)
       from devido w join junto j on j.dispositivo_id = w.dispositivo_id
       left join dispositivo d
         on d.canal_id = $1 and d.dispositivo_id = w.dispositivo_id and d.consumidor_id = w.consumidor_id
       left join notificacao n on n.consumidor_id = w.consumidor_id and n.notificacao_id = w.notificacao_id
       where o.consumidor_id = w.consumidor_id and o.notificacao_id = w.notificacao_id
         and o.dispositivo_id = w.dispositivo_id
       returning o.consumidor_id as "consumidorId", o.notificacao_id as "notificacaoId",
         o.dispositivo_id as "dispositivoId", o.remessa_id as "remessaId",
         o.remessa_id = j.remessa_id as "isNovo", o.tentativas, d.identificacao,
         d.tipo as "tipoDispositivo", n.tipo, n.valores`,
      [canalId, agora, ate, desde, quantidade],
    ),
  /** Forgets what was sent. */
  async deleteRemessa(remessaId: string): Promise<void> {
    await db.query('delete from envio where remessa_id = $1', [remessaId]);
  },
  /** Forgets these: there is nobody to send them to, or nothing to send. */
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
  /** Lets some wait until then. What nobody tried to send goes then with what came meanwhile. */
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
  /** Lets one that failed wait until then. */
  async retry(remessaId: string, enviarEm: Date): Promise<void> {
    await db.query(
      'update envio e set enviar_em = $2, tentativas = e.tentativas + 1 where e.remessa_id = $1',
      [remessaId, enviarEm],
    );
  },
  /** Forgets what was to be sent before then, to one or to all. */
  async deleteBefore(desde: Date): Promise<void> {
    await db.query('delete from envio where criado_em <= $1', [desde]);
    await db.query('delete from envio_geral where criado_em <= $1', [desde]);
  },
  async deleteOf(consumidorId: string, tx: Queryable): Promise<void> {
    await tx.query('delete from envio where consumidor_id = $1', [consumidorId]);
  },
});
