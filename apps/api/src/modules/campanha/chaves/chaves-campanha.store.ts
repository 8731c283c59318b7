import { keyIdSql, sealedOtherwise } from '../../../kernel/auth/cifra.ts';
import type { Db, Queryable } from '../../../kernel/db/db.ts';
import { holdAtual } from '../../../kernel/db/segredos.ts';
import type { Cofre, Comprometida } from './chaves-campanha.ts';
import type { CampanhaId } from '../campanha-id.ts';

interface ComprometidaRow {
  readonly campanha_id: CampanhaId;
  readonly promotora_id: string;
  readonly ano: number;
  readonly identificacao: string;
  readonly compromisso_numeros: string;
  /** Base64. */
  readonly chaves_cifradas: string | null;
}

/** Lists all campaigns with the published commitment to their number key and their wrapped keys. */
export async function listComprometidas(
  db: Queryable,
): Promise<{ campanhaId: CampanhaId; comprometida: Comprometida }[]> {
  const rows = await db.query<ComprometidaRow>(
    `select c.campanha_id, c.promotora_id, c.ano, c.identificacao, c.compromisso_numeros,
       encode(k.cifradas, 'base64') as chaves_cifradas
     from campanha c left join campanha_chave k on k.campanha_id = c.campanha_id
     order by c.promotora_id, c.ano, c.identificacao`,
  );
  return rows.map((row) => ({
    campanhaId: row.campanha_id,
    comprometida: {
      nome: { promotoraId: row.promotora_id, ano: row.ano, identificacao: row.identificacao },
      compromissoNumeros: row.compromisso_numeros,
      chavesCifradas: row.chaves_cifradas,
    },
  }));
}

/** Inserts a campaign's wrapped keys unless it has some. */
export const insertChaves = (tx: Queryable, campanhaId: CampanhaId, cifradas: string) =>
  tx.query(
    `insert into campanha_chave (campanha_id, cifradas) values ($1, decode($2, 'base64'))
     on conflict (campanha_id) do nothing`,
    [campanhaId, cifradas],
  );

/**
 * Stores keys for campaigns older than key storage. Returns the first campaign with keys that cannot be decrypted,
 * as `promoter/year/name`; undefined when all can.
 */
export async function adoptChaves(tx: Queryable, cofre: Cofre): Promise<string | undefined> {
  const all = await listComprometidas(tx);
  for (const { campanhaId, comprometida } of all) {
    const chaves = comprometida.chavesCifradas === null ? cofre.derive(comprometida) : undefined;
    if (chaves) await insertChaves(tx, campanhaId, cofre.wrap(chaves));
  }
  return cofre.findAlheia((await listComprometidas(tx)).map(({ comprometida }) => comprometida));
}

const wrappedOtherwise = sealedOtherwise('cifradas');

/**
 * Rewraps the keys of up to `limite` campaigns with the current key. Returns the number left; a campaign
 * rewrapped concurrently is skipped.
 */
export async function rewrapChaves(db: Db, cofre: Cofre, limite: number): Promise<number> {
  const { chave, header: bytes } = cofre.current();
  const header = bytes.toString('hex');
  const open = (await listComprometidas(db))
    .filter(({ comprometida: { chavesCifradas } }) => chavesCifradas && !isOf(header, chavesCifradas))
    .slice(0, limite);
  await db.transaction(async (tx) => {
    // A run overtaken by a rotation would otherwise rewrap with a key that may be retired.
    await holdAtual(tx, 'campanhas', chave);
    for (const { campanhaId, comprometida } of open)
      await tx.query(
        `update campanha_chave set cifradas = decode($2, 'base64')
         where campanha_id = $1 and cifradas = decode($3, 'base64')`,
        [campanhaId, cofre.wrap(cofre.get(comprometida)), comprometida.chavesCifradas],
      );
  });
  const rows = await db.query(`select 1 from campanha_chave where ${wrappedOtherwise}`, [header]);
  return rows.length;
}

const isOf = (header: string, base64: string) =>
  Buffer.from(base64, 'base64').toString('hex').startsWith(header);

/** Counts campaigns by the key that wraps their keys. */
export const countChaves = (db: Queryable): Promise<{ chave: string; total: number }[]> =>
  db.query<{ chave: string; total: number }>(
    `select ${keyIdSql('cifradas')} as chave, count(*) as total from campanha_chave group by 1`,
  );
