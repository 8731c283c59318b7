import type { Db } from '../../kernel/db/db.ts';

export interface Dispositivo {
  readonly dispositivoId: string;
  readonly descricao: string;
  readonly tipo: string;
  readonly servico: 'sns' | 'onesignal';
  readonly identificacao: string;
}

export interface DispositivoStore {
  /** Registers a device of a person, or renews what is known of it. */
  register(consumidorId: string, dispositivo: Dispositivo, registradoEm: Date): Promise<void>;
}

export function createDispositivoStore(db: Db): DispositivoStore {
  return {
    async register(consumidorId, d, registradoEm) {
      await db.query(
        `insert into dispositivo (consumidor_id, dispositivo_id, descricao, tipo, servico, identificacao, registrado_em)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict on constraint dispositivo__pk do update set
           descricao = excluded.descricao, tipo = excluded.tipo, servico = excluded.servico,
           identificacao = excluded.identificacao, registrado_em = excluded.registrado_em`,
        [consumidorId, d.dispositivoId, d.descricao, d.tipo, d.servico, d.identificacao, registradoEm],
      );
    },
  };
}
