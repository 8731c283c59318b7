import { callFunction } from '../../schema/call-function.ts';
import type { Db } from '../../kernel/db/db.ts';

/** A delivery channel: push service and app for the devices registered at one origin of a promoter. */
export interface Canal {
  readonly canalId: string;
  readonly promotoraId: string;
  readonly servico: 'sns' | 'onesignal';
  readonly aplicativo: string;
  /** Base URL of a tap: the origin at which the devices were registered. */
  readonly origem: string;
  readonly host: string;
}

/** A channel that pauses after failures of its service. */
export interface CanalParado {
  readonly servico: Canal['servico'];
  readonly falhas: number;
  readonly parado_ate: Date;
}

const envioSql = 'select 1 as one from envio where canal_id = $1 and enviar_em <= $2 limit 1';
const envioGeralSql = 'select 1 as one from envio_geral where canal_id = $1 and enviar_em <= $2 limit 1';

export type CanalStore = ReturnType<typeof createCanalStore>;

export const createCanalStore = (db: Db) => ({
  /** Lists channels with due notifications on hosts of a campaign, except paused ones. */
  async listDevidos(agora: Date): Promise<Canal[]> {
    const canais = await db.query<Canal>(
      `select k.canal_id as "canalId", k.promotora_id as "promotoraId", k.servico, k.aplicativo, k.origem, k.host
       from canal k
       where (k.parado_ate is null or k.parado_ate <= $1)
         and exists (select 1 from campanha_host h where h.host = k.host) order by k.canal_id`,
      [agora],
    );
    const isDue = async (sql: string, { canalId }: Canal): Promise<boolean> =>
      (await db.query(sql, [canalId, agora])).length > 0;
    const due: Canal[] = [];
    for (const canal of canais)
      if ((await isDue(envioSql, canal)) || (await isDue(envioGeralSql, canal))) due.push(canal);
    return due;
  },
  /** Lists the paused channels of a promoter with their failures in a row. */
  listParados: (promotoraId: string, agora: Date): Promise<CanalParado[]> =>
    db.query<CanalParado>(
      `select servico, falhas, parado_ate from canal where promotora_id = $1 and parado_ate > $2
       order by servico, canal_id`,
      [promotoraId, agora],
    ),
  /** Returns whether the channel is paused now. */
  async isParado({ canalId }: Canal, agora: Date): Promise<boolean> {
    const sql = 'select 1 from canal k where k.canal_id = $1 and k.parado_ate > $2';
    return (await db.query(sql, [canalId, agora])).length > 0;
  },
  /**
   * Takes a share of the channel's rate limit: returns how many of the devices may be sent to now, and when to
   * send to the others.
   */
  async take(
    { canalId }: Canal,
    aparelhos: number,
    porPedido: number,
    agora: Date,
  ): Promise<{ cabem: number; voltaEm: Date }> {
    const { cabem, volta_em } = await callFunction(db, 'canal_take', {
      canalId,
      aparelhos,
      porPedido,
      agora,
    });
    return { cabem, voltaEm: volta_em };
  },
  /**
   * Pauses the channel for `segundos`, with exponential back-off up to 15 minutes on consecutive failures.
   * Concurrent failures count once.
   */
  async stop({ canalId }: Canal, segundos: number, agora: Date): Promise<void> {
    await db.query(
      `update canal k set falhas = k.falhas + 1,
         parado_ate = to_timestamp($4::float8 + greatest($2, least(900, 100 * power(2, least(k.falhas, 9)))))
       where k.canal_id = $1 and (k.parado_ate is null or k.parado_ate <= $3)`,
      [canalId, segundos, agora, agora.getTime() / 1000],
    );
  },
  /** Resets the failures after a success. */
  async clear({ canalId }: Canal): Promise<void> {
    await db.query(
      'update canal k set falhas = 0, parado_ate = null where k.canal_id = $1 and k.falhas > 0',
      [canalId],
    );
  },
});
