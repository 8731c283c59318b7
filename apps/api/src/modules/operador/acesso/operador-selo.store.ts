import { type Cifra, createCifra, keyIdSql, sealedOtherwise } from '../../../kernel/auth/cifra.ts';
import type { KeyRing } from '../../../kernel/auth/key-ring.ts';
import type { Db, Queryable } from '../../../kernel/db/db.ts';
import { resealRows } from '../../../kernel/db/reseal.ts';

/** Returns the cipher for the secrets of authenticators. */
export const createCifraOperadores = ({ dados }: Pick<KeyRing, 'dados'>): Cifra =>
  createCifra(dados, 'operadores');

interface Selado {
  readonly id: string;
  /** Base64. */
  readonly cifrado: string;
}

const isOld = sealedOtherwise('totp_cifrado');

/**
 * Reseals the authenticators of operators not sealed with the current key. Returns the number left. Invitations end
 * after 72 hours; they are counted and not resealed.
 */
export async function resealOperadores(db: Db, cifra: Cifra): Promise<number> {
  const header = cifra.header().toString('hex');
  const rows = await db.query<Selado>(
    `select operador_id as id, encode(totp_cifrado, 'base64') as cifrado from operador where ${isOld}`,
    [header],
  );
  await resealRows(db, cifra, rows, async (tx, opened) => {
    for (const { row, aberto } of opened)
      await tx.query(
        `update operador set totp_cifrado = decode($2, 'base64')
         where operador_id = $1 and totp_cifrado = decode($3, 'base64')`,
        [row.id, cifra.seal(aberto).toString('base64'), row.cifrado],
      );
  });
  return (await db.query(`select 1 as one from operador where ${isOld}`, [header])).length;
}

/** Counts authenticators per sealing key, those of open invitations included. */
export const countAutenticadores = (db: Queryable): Promise<{ chave: string; total: number }[]> =>
  db.query<{ chave: string; total: number }>(
    `select t.chave, count(*) as total from (
       select ${keyIdSql('o.totp_cifrado')} as chave from operador o
       union all select ${keyIdSql('c.totp_cifrado')} from operador_convite c where c.ate > now()) t
     group by 1`,
  );
