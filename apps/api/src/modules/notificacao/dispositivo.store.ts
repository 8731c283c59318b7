import type { Db } from '../../kernel/db/db.ts';

export interface Dispositivo {
  readonly dispositivoId: string;
  readonly descricao: string;
  readonly tipo: string;
  readonly servico: 'sns' | 'onesignal';
  readonly identificacao: string;
}

export interface DispositivoStore {
  /** Registers a device of a person, or renews what is known of it; false when the account has ended. */
  register(consumidorId: string, dispositivo: Dispositivo, registradoEm: Date): Promise<boolean>;
}

export function createDispositivoStore(db: Db): DispositivoStore {
  return {
    // The shared lock waits for an account that is ending: its devices were deleted with it.
    register: async (consumidorId, d, registradoEm) => {
      const rows = await db.query(
        `insert into dispositivo (consumidor_id, dispositivo_id, descricao, tipo, servico, identificacao, registrado_em)
         select consumidor_id, $2, $3, $4, $5, $6, $7 from consumidor
         where consumidor_id = $1 and ativo for share
         on conflict on constraint dispositivo__pk do update set
           descricao = excluded.descricao, tipo = excluded.tipo, servico = excluded.servico,
           identificacao = excluded.identificacao, registrado_em = excluded.registrado_em
         returning dispositivo_id`,
        [consumidorId, d.dispositivoId, d.descricao, d.tipo, d.servico, d.identificacao, registradoEm],
      );
      return rows.length === 1;
    },
  };
}
