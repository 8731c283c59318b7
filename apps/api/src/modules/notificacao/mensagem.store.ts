import type { Db, Queryable } from '../../kernel/db/db.ts';

export type Canal = 'email' | 'sms' | 'whatsapp';

export interface MensagemNova {
  readonly consumidorId: string;
  readonly mensagemId: string;
  readonly canal: Canal;
  readonly assunto: string;
  readonly enviadaEm: Date;
}

export type MensagemStore = ReturnType<typeof createMensagemStore>;

export const createMensagemStore = (db: Db) => ({
  async create({ consumidorId, mensagemId, canal, assunto, enviadaEm }: MensagemNova): Promise<void> {
    await db.query(
      `insert into mensagem_enviada (consumidor_id, mensagem_id, canal, assunto, enviada_em)
       values ($1, $2, $3, $4, $5)`,
      [consumidorId, mensagemId, canal, assunto, enviadaEm],
    );
  },
  async complete(
    { consumidorId, mensagemId }: Pick<MensagemNova, 'consumidorId' | 'mensagemId'>,
    resultado: 'aceita' | 'falhou',
  ): Promise<void> {
    await db.query(
      'update mensagem_enviada set resultado = $3 where consumidor_id = $1 and mensagem_id = $2',
      [consumidorId, mensagemId, resultado],
    );
  },
  /** Deletes a consumer's messages within the account deletion's transaction. */
  async deleteOf(consumidorId: string, tx: Queryable): Promise<void> {
    await tx.query('delete from mensagem_enviada where consumidor_id = $1', [consumidorId]);
  },
});
