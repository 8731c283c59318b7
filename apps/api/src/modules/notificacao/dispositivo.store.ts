import type { Db, Queryable } from '../../kernel/db/db.ts';

export interface Dispositivo {
  readonly dispositivoId: string;
  readonly descricao: string;
  readonly tipo: string;
  readonly servico: 'sns' | 'onesignal';
  readonly identificacao: string;
}

export type DispositivoStore = ReturnType<typeof createDispositivoStore>;

export function createDispositivoStore(db: Db) {
  return {
    // The shared lock waits for an account that is ending: its devices were deleted with it.
    /** The device is this person's from now on, whoever had it before; false when the account has ended. */
    register: async (consumidorId: string, d: Dispositivo, registradoEm: Date): Promise<boolean> => {
      const rows = await db.query(
        `insert into dispositivo
           (promotora_id, dispositivo_id, consumidor_id, descricao, tipo, servico, identificacao, registrado_em)
         select promotora_id, $2, consumidor_id, $3, $4, $5, $6, $7 from consumidor
         where consumidor_id = $1 and ativo for share
         on conflict on constraint dispositivo__pk do update set
           anterior_id = case when dispositivo.consumidor_id = excluded.consumidor_id
             then dispositivo.anterior_id else dispositivo.consumidor_id end,
           consumidor_id = excluded.consumidor_id, descricao = excluded.descricao, tipo = excluded.tipo, servico = excluded.servico,
           identificacao = excluded.identificacao, registrado_em = excluded.registrado_em
         returning dispositivo_id`,
        [consumidorId, d.dispositivoId, d.descricao, d.tipo, d.servico, d.identificacao, registradoEm],
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
    async deleteOf(consumidorId: string, tx: Queryable): Promise<void> {
      await tx.query('delete from dispositivo where consumidor_id = $1', [consumidorId]);
    },
  };
}
