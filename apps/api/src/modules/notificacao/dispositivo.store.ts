import { first, type Db, type Queryable } from '../../kernel/db/db.ts';
import { createId } from '../../kernel/ids.ts';

export interface Dispositivo {
  readonly dispositivoId: string;
  readonly descricao: string;
  readonly tipo: string;
  readonly servico: 'sns' | 'onesignal';
  readonly identificacao: string;
  /** App id at the push service to which identificacao belongs; '' for a service with a single app. */
  readonly aplicativo: string;
  /** Origin of the registration, `https://natal.exemplo.com.br`, and its host. */
  readonly origem: string;
  readonly host: string;
}

export type DispositivoStore = ReturnType<typeof createDispositivoStore>;

export function createDispositivoStore(db: Db) {
  return {
    // The shared lock waits for a concurrent account deletion, which deletes the devices.
    /** Assigns the device to this consumer, replacing its previous owner; returns false for a deleted account. */
    register: async (consumidorId: string, d: Dispositivo, registradoEm: Date): Promise<boolean> => {
      const promotoraId = await findPromotora(db, consumidorId);
      if (promotoraId === undefined) return false;
      const canalId = await getCanal(db, promotoraId, d);
      return db.transaction(async (tx) => {
        if ((await findPromotora(tx, consumidorId, 'for share')) === undefined) return false;
        await tx.query(
          `insert into dispositivo
             (promotora_id, dispositivo_id, consumidor_id, descricao, tipo, servico, identificacao, registrado_em, canal_id)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict on constraint dispositivo__pk do update set
             anterior_id = case when dispositivo.consumidor_id = excluded.consumidor_id
               then dispositivo.anterior_id else dispositivo.consumidor_id end,
             consumidor_id = excluded.consumidor_id, descricao = excluded.descricao, tipo = excluded.tipo, servico = excluded.servico,
             identificacao = excluded.identificacao, registrado_em = excluded.registrado_em, canal_id = excluded.canal_id`,
          [
            promotoraId,
            d.dispositivoId,
            consumidorId,
            d.descricao,
            d.tipo,
            d.servico,
            d.identificacao,
            registradoEm,
            canalId,
          ],
        );
        return true;
      });
    },
    /** Deletes a promoter's device if it has this subscription. */
    end: async (
      promotoraId: string,
      {
        dispositivoId,
        servico,
        identificacao,
      }: Pick<Dispositivo, 'dispositivoId' | 'servico' | 'identificacao'>,
    ): Promise<void> => {
      await db.query(
        `delete from dispositivo
         where promotora_id = $1 and dispositivo_id = $2 and servico = $3 and identificacao = $4`,
        [promotoraId, dispositivoId, servico, identificacao],
      );
    },
    /** Deletes a channel's devices that the push service reported as gone, except those with a new subscription. */
    async forget(
      canalId: string,
      mortos: readonly Pick<Dispositivo, 'dispositivoId' | 'identificacao'>[],
    ): Promise<void> {
      await db.query(
        `delete from dispositivo d using unnest($2::text[], $3::text[]) as m (dispositivo_id, identificacao)
         where d.canal_id = $1 and d.dispositivo_id = m.dispositivo_id and d.identificacao = m.identificacao`,
        [canalId, mortos.map((m) => m.dispositivoId), mortos.map((m) => m.identificacao)],
      );
    },
    async deleteOf(consumidorId: string, tx: Queryable): Promise<void> {
      await tx.query('delete from dispositivo where consumidor_id = $1', [consumidorId]);
    },
  };
}

/** Returns the consumer's promoter; undefined for a deleted account. */
async function findPromotora(
  db: Queryable,
  consumidorId: string,
  lock: '' | 'for share' = '',
): Promise<string | undefined> {
  const sql = `select promotora_id from consumidor where consumidor_id = $1 and ativo ${lock}`;
  return (await db.query<{ promotora_id: string }>(sql, [consumidorId]))[0]?.promotora_id;
}

/** Returns the device's channel; inserts it for the first device. */
async function getCanal(db: Queryable, promotoraId: string, d: Dispositivo): Promise<string> {
  const key = [promotoraId, d.servico, d.aplicativo, d.origem];
  const find = () =>
    db.query<{ canal_id: string }>(
      'select canal_id from canal where promotora_id = $1 and servico = $2 and aplicativo = $3 and origem = $4',
      key,
    );
  const [known] = await find();
  if (known) return known.canal_id;
  await db.query(
    `insert into canal (canal_id, promotora_id, servico, aplicativo, origem, host) values ($5, $1, $2, $3, $4, $6)
     on conflict on constraint canal__unico do nothing`,
    [...key, createId(), d.host],
  );
  return first(await find()).canal_id;
}
