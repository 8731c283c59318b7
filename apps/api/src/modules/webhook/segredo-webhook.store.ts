import { type Cifra, createCifra, keyIdSql, sealedOtherwise } from '../../kernel/auth/cifra.ts';
import type { KeyRing } from '../../kernel/auth/key-ring.ts';
import type { Db, Queryable } from '../../kernel/db/db.ts';
import { resealRows } from '../../kernel/db/reseal.ts';
import { holdChave } from '../../kernel/db/segredos.ts';

/** Returns the cipher for signing secrets of endpoints. */
export const createCifraWebhooks = ({ dados }: Pick<KeyRing, 'dados'>): Cifra =>
  createCifra(dados, 'webhooks');

/** A sealed secret. */
export interface SegredoNovo {
  readonly segredoId: string;
  /** Base64. */
  readonly cifrado: string;
  /** Id of the sealing key. */
  readonly chave: string;
}

/** Inserts a secret without an end in the caller's transaction. */
export async function addSegredo(
  tx: Queryable,
  webhookId: string,
  { segredoId, cifrado, chave }: SegredoNovo,
  agora: Date,
): Promise<void> {
  await holdChave(tx, 'dados', chave);
  await tx.query(
    `insert into webhook_segredo (webhook_id, segredo_id, cifrado, criado_em)
     values ($1, $2, decode($3, 'base64'), $4)`,
    [webhookId, segredoId, cifrado, agora],
  );
}

interface Selado {
  readonly webhook_id: string;
  readonly segredo_id: string;
  /** Base64. */
  readonly cifrado: string;
}

const isOld = sealedOtherwise('s.cifrado');

/** Reseals every secret not sealed with the current key. Returns the number left. */
export async function resealWebhooks(db: Db, cifra: Cifra): Promise<number> {
  const header = cifra.header().toString('hex');
  const rows = await db.query<Selado>(
    `select s.webhook_id, s.segredo_id, encode(s.cifrado, 'base64') as cifrado from webhook_segredo s
     where ${isOld}`,
    [header],
  );
  await resealRows(db, cifra, rows, async (tx, opened) => {
    for (const { row, aberto } of opened)
      await tx.query(
        `update webhook_segredo set cifrado = decode($3, 'base64')
         where webhook_id = $1 and segredo_id = $2 and cifrado = decode($4, 'base64')`,
        [row.webhook_id, row.segredo_id, cifra.seal(aberto).toString('base64'), row.cifrado],
      );
  });
  return (await db.query(`select 1 from webhook_segredo s where ${isOld}`, [header])).length;
}

/** Counts secrets per sealing key. */
export const countWebhooks = (db: Queryable): Promise<{ chave: string; total: number }[]> =>
  db.query<{ chave: string; total: number }>(
    `select ${keyIdSql('s.cifrado')} as chave, count(*) as total from webhook_segredo s group by 1`,
  );
