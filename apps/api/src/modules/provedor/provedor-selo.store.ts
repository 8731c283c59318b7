import { type Cifra, createCifra, keyIdSql, sealedOtherwise } from '../../kernel/auth/cifra.ts';
import type { KeyRing } from '../../kernel/auth/key-ring.ts';
import type { Db, Queryable } from '../../kernel/db/db.ts';
import { resealRows } from '../../kernel/db/reseal.ts';

/** Returns the cipher for provider configurations. */
export const createCifraProvedores = ({ dados }: Pick<KeyRing, 'dados'>): Cifra =>
  createCifra(dados, 'provedores');

interface Selado {
  readonly promotora_id: string;
  readonly servico: string;
  /** Base64. */
  readonly cifrado: string;
}

const isOld = sealedOtherwise('p.cifrado');

/** Reseals every provider not sealed with the current key. Returns the number left. */
export async function resealProvedores(db: Db, cifra: Cifra): Promise<number> {
  const header = cifra.header().toString('hex');
  const rows = await db.query<Selado>(
    `select p.promotora_id, p.servico, encode(p.cifrado, 'base64') as cifrado from provedor p where ${isOld}`,
    [header],
  );
  await resealRows(db, cifra, rows, async (tx, opened) => {
    for (const { row, aberto } of opened)
      await tx.query(
        `update provedor set cifrado = decode($3, 'base64')
         where promotora_id = $1 and servico = $2 and cifrado = decode($4, 'base64')`,
        [row.promotora_id, row.servico, cifra.seal(aberto).toString('base64'), row.cifrado],
      );
  });
  return (await db.query(`select 1 from provedor p where ${isOld}`, [header])).length;
}

/** Counts providers per sealing key. */
export const countProvedores = (db: Queryable): Promise<{ chave: string; total: number }[]> =>
  db.query<{ chave: string; total: number }>(
    `select ${keyIdSql('p.cifrado')} as chave, count(*) as total from provedor p group by 1`,
  );
