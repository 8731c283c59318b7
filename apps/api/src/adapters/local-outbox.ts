import type { Clock } from '../kernel/clock.ts';
import type { Db } from '../kernel/db/db.ts';
import { createId } from '../kernel/ids.ts';

export interface MensagemLocal {
  readonly canal: string;
  readonly destinatario: string;
  readonly assunto: string;
  readonly texto: string;
  readonly enviada_em: Date;
}

/** Where local senders leave their messages; the development pages show it. */
export interface LocalOutbox {
  keep(canal: string, mensagem: { destinatario: string; assunto: string; texto: string }): Promise<void>;
  /** The newest messages first, at most `limite`. */
  list(limite: number): Promise<MensagemLocal[]>;
}

export function createLocalOutbox(db: Db, clock: Clock): LocalOutbox {
  return {
    async keep(canal, { destinatario, assunto, texto }) {
      await db.query(
        'insert into mensagem_local (mensagem_id, canal, destinatario, assunto, texto, enviada_em) values ($1, $2, $3, $4, $5, $6)',
        [createId(), canal, destinatario, assunto, texto, clock.now()],
      );
    },
    list: (limite) =>
      db.query<MensagemLocal>(
        'select canal, destinatario, assunto, texto, enviada_em from mensagem_local order by mensagem_id desc limit $1',
        [limite],
      ),
  };
}
