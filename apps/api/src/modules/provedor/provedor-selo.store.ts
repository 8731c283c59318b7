import { type Cifra, createCifra, keyIdSql } from '../../kernel/auth/cifra.ts';
import type { KeyRing } from '../../kernel/auth/key-ring.ts';
import type { Db, Queryable } from '../../kernel/db/db.ts';
import { holdAtual } from '../../kernel/db/segredos.ts';

/** Seals the configurations of providers. */
export const createCifraProvedores = ({ dados }: Pick<KeyRing, 'dados'>): Cifra =>
  createCifra(dados, 'provedores');

interface Selado {
  readonly promotora_id: string;
  readonly servico: string;
  /** Base64. */
  readonly cifrado: string;
}

const isOld = `substr(p.cifrado, 1, 8) <> decode($1, 'hex')`;

/**
 * Seals every provider again that another key than the current one sealed, and writes each that is still as it was read.
 * Returns how many are left: no held key opens them, or they were set meanwhile.
 */
export async function resealProvedores(db: Db, cifra: Cifra): Promise<number> {
  const header = cifra.header().toString('hex');
  const rows = await db.query<Selado>(
    `select p.promotora_id, p.servico, encode(p.cifrado, 'base64') as cifrado from provedor p where ${isOld}`,
    [header],
  );
  await db.transaction(async (tx) => {
    // A run that was overtaken by a rotation would else seal for a key that may be retired.
    await holdAtual(tx, 'dados', cifra.keyId());
    for (const { promotora_id: promotoraId, servico, cifrado } of rows) {
      let aberto: Buffer;
      try {
        aberto = cifra.open(Buffer.from(cifrado, 'base64'));
      } catch {
        // -- swallowed: counted with what is left, so that no key is retired that it may need
        continue;
      }
      await tx.query(
        `update provedor set cifrado = decode($3, 'base64')
         where promotora_id = $1 and servico = $2 and cifrado = decode($4, 'base64')`,
        [promotoraId, servico, cifra.seal(aberto).toString('base64'), cifrado],
      );
    }
  });
  return (await db.query(`select 1 from provedor p where ${isOld}`, [header])).length;
}

/** How many providers each key sealed. */
export const countProvedores = (db: Queryable): Promise<{ chave: string; total: number }[]> =>
  db.query<{ chave: string; total: number }>(
    `select ${keyIdSql('p.cifrado')} as chave, count(*) as total from provedor p group by 1`,
  );
