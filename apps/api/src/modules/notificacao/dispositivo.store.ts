import type { Db, Queryable } from '../../kernel/db/db.ts';

export interface Dispositivo {
  readonly dispositivoId: string;
  readonly descricao: string;
  readonly tipo: string;
  readonly servico: 'sns' | 'onesignal';
  readonly identificacao: string;
  /** The app at the service that the identificacao belongs to; '' where it has one only. */
  readonly aplicativo: string;
  /** Where it was registered, `https://natal.exemplo.com.br`, and the host of that. */
  readonly origem: string;
  readonly host: string;
}

export type DispositivoStore = ReturnType<typeof createDispositivoStore>;

export function createDispositivoStore(db: Db) {
  return {
    // The shared lock waits for an account that is ending: its devices were deleted with it.
    /** The device is this person's from now on, whoever had it before; false when the account has ended. */
    register: async (consumidorId: string, d: Dispositivo, registradoEm: Date): Promise<boolean> => {
      await db.query(
        `insert into canal (canal_id, promotora_id, servico, aplicativo, origem, host)
         select gen_random_uuid(), c.promotora_id, $2, $3, $4, $5 from consumidor c where c.consumidor_id = $1
         on conflict on constraint canal__unico do nothing`,
        [consumidorId, d.servico, d.aplicativo, d.origem, d.host],
      );
      const rows = await db.query(
        `insert into dispositivo
           (promotora_id, dispositivo_id, consumidor_id, descricao, tipo, servico, identificacao, registrado_em, canal_id)
         select c.promotora_id, $2, c.consumidor_id, $3, $4, $5, $6, $7, (
           select k.canal_id from canal k
           where k.promotora_id = c.promotora_id and k.servico = $5 and k.aplicativo = $8 and k.origem = $9
         )
         from consumidor c where c.consumidor_id = $1 and c.ativo for share
         on conflict on constraint dispositivo__pk do update set
           anterior_id = case when dispositivo.consumidor_id = excluded.consumidor_id
             then dispositivo.anterior_id else dispositivo.consumidor_id end,
           consumidor_id = excluded.consumidor_id, descricao = excluded.descricao, tipo = excluded.tipo, servico = excluded.servico,
           identificacao = excluded.identificacao, registrado_em = excluded.registrado_em, canal_id = excluded.canal_id
         returning dispositivo_id`,
        [
          consumidorId,
          d.dispositivoId,
          d.descricao,
          d.tipo,
          d.servico,
          d.identificacao,
          registradoEm,
          d.aplicativo,
          d.origem,
        ],
      );
      return rows.length === 1;
    },
    /** Deletes the device of a promoter if it has this subscription. */
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
    /** Deletes devices of a canal that their service says are gone; one that has another subscription by now stays. */
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
