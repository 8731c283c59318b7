import type { Respostas } from '@trevo/rules/quiz/cedula';
import { type Answer, callFunction, type Columns } from '../../schema/call-function.ts';
import type { Db, Queryable } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** A consumer's answers to a ballot. */
export interface CedulaRespostaRow extends Columns<
  'cedula_resposta',
  'cedula_id' | 'acertos' | 'pontos' | 'respondida_em'
> {
  readonly respostas: Respostas;
}

type CedulaAnswer = Answer<'cedula_answer'>[number] & CedulaRespostaRow;

/** Answers to store and points to grant for a ballot. */
export interface CedulaJulgada {
  readonly cedulaId: string;
  readonly respostas: Respostas;
  readonly acertos: number | null;
  readonly pontos: number;
  readonly liberaEm: Date | null;
  readonly expiraEm: Date | null;
}

/** Number of answers with one option. */
export interface RespostaContada {
  readonly cedula_id: string;
  readonly pergunta_id: string;
  readonly resposta: string;
  readonly total: number;
}

/** Key: consumer and campaign. */
export interface CedulaDono {
  readonly consumidorId: string;
  readonly campanhaId: CampanhaId;
}

export type CedulaStore = ReturnType<typeof createCedulaStore>;

const columns = 'cedula_id, respostas, acertos, pontos, respondida_em';

export const createCedulaStore = (db: Db) => ({
  list: ({ consumidorId, campanhaId }: CedulaDono): Promise<CedulaRespostaRow[]> =>
    db.query<CedulaRespostaRow>(
      `select ${columns} from cedula_resposta where consumidor_id = $1 and campanha_id = $2`,
      [consumidorId, campanhaId],
    ),
  /**
   * Stores answers to ballots atomically and returns each ballot's first stored answers. Undefined for a deleted
   * account.
   */
  answer: (
    { consumidorId, campanhaId }: CedulaDono,
    julgadas: readonly CedulaJulgada[],
    agora: Date,
  ): Promise<CedulaRespostaRow[] | undefined> =>
    db.transaction(async (tx) => {
      const rows: CedulaRespostaRow[] = [];
      for (const { cedulaId, respostas, acertos, pontos, liberaEm, expiraEm } of julgadas) {
        const dadas = JSON.stringify(respostas);
        const args = { consumidorId, campanhaId, cedulaId, acertos, pontos, liberaEm, expiraEm, agora };
        const [row] = await callFunction<'cedula_answer', readonly CedulaAnswer[]>(tx, 'cedula_answer', {
          ...args,
          respostas: dadas,
        });
        if (!row) return undefined;
        rows.push(row);
      }
      return rows;
    }),
  /** Counts the answers of all consumers by ballot, question and option. */
  count: (campanhaId: CampanhaId): Promise<RespostaContada[]> =>
    db.query<RespostaContada>(
      `select cedula_id, pergunta_id, resposta, count(*)::integer as total
         from cedula_resposta, jsonb_each_text(respostas) as dada (pergunta_id, resposta)
        where campanha_id = $1
        group by cedula_id, pergunta_id, resposta`,
      [campanhaId],
    ),
  async deleteOf(consumidorId: string, tx: Queryable): Promise<void> {
    await tx.query('delete from cedula_resposta where consumidor_id = $1', [consumidorId]);
  },
});

/** Lists the answered ones of a campaign's ballots, which must not change when it is published again. */
export const createListRespondidas =
  (db: Db) =>
  async (campanhaId: CampanhaId, cedulaIds: readonly string[]): Promise<string[]> => {
    const rows = await db.query<{ cedula_id: string }>(
      'select distinct cedula_id from cedula_resposta where campanha_id = $1 and cedula_id = any ($2::text[])',
      [campanhaId, cedulaIds],
    );
    return rows.map((row) => row.cedula_id);
  };
