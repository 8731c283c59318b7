import type { Clock } from '../kernel/clock.ts';
import type { Columns } from '../schema/call-function.ts';
import type { Db } from '../kernel/db/db.ts';
import { createId } from '../kernel/ids.ts';

export type MensagemLocal = Columns<
  'mensagem_local',
  'canal' | 'destinatario' | 'assunto' | 'texto' | 'enviada_em'
>;

export type LocalOutbox = ReturnType<typeof createLocalOutbox>;

/** Stores the messages of local senders; the development pages show them. */
export function createLocalOutbox(db: Db, clock: Clock) {
  return {
    /** @param id UUID that deduplicates repeated sends; without it every send is stored */
    async store(
      canal: string,
      { destinatario, assunto, texto }: { destinatario: string; assunto: string; texto: string },
      id: string = createId(),
    ): Promise<void> {
      await db.query(
        `insert into mensagem_local (mensagem_id, canal, destinatario, assunto, texto, enviada_em)
         values ($1, $2, $3, $4, $5, $6) on conflict on constraint mensagem_local__pk do nothing`,
        [id, canal, destinatario, assunto, texto, clock.now()],
      );
    },
    /** Lists the newest messages, at most `limite`. */
    list: (limite: number): Promise<MensagemLocal[]> =>
      db.query<MensagemLocal>(
        'select canal, destinatario, assunto, texto, enviada_em from mensagem_local order by enviada_em desc, mensagem_id desc limit $1',
        [limite],
      ),
  };
}
