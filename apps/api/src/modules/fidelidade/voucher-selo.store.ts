import { type Cifra, createCifra, keyIdSql, sealedOtherwise } from '../../kernel/auth/cifra.ts';
import type { KeyRing } from '../../kernel/auth/key-ring.ts';
import { first, type Db, type Queryable } from '../../kernel/db/db.ts';
import { resealRows } from '../../kernel/db/reseal.ts';

/** Returns the cipher for voucher codes. */
export const createCifraVouchers = ({ dados }: Pick<KeyRing, 'dados'>): Cifra =>
  createCifra(dados, 'vouchers');

/** A sealed code with its primary key, generic over tables: an order's key has two columns. */
interface Selado {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  /** Base64. */
  readonly cifrado: string;
}

const batchSize = 500;
const isOld = sealedOtherwise('codigo_cifrado');
const cifrado = `encode(codigo_cifrado, 'base64') as cifrado`;

/** Reseals a batch. Returns the last row read; undefined at the end. */
async function resealBatch(
  db: Db,
  cifra: Cifra,
  read: () => Promise<Selado[]>,
  write: (tx: Queryable, rows: readonly Selado[], codigos: readonly string[]) => Promise<unknown>,
): Promise<Selado | undefined> {
  const rows = await read();
  await resealRows(db, cifra, rows, (tx, opened) =>
    write(
      tx,
      opened.map(({ row }) => row),
      opened.map(({ aberto }) => aberto.toString('utf8')),
    ),
  );
  return rows.at(-1);
}

/**
 * Reseals every code not sealed with the current key, and updates its lookup hash, also where an earlier program wrote
 * none. Returns the number left.
 */
export async function resealVouchers(db: Db, cifra: Cifra): Promise<number> {
  const header = cifra.header().toString('hex');
  const seal = (codigo: string) => cifra.seal(Buffer.from(codigo)).toString('base64');
  // Imported codes before orders: an order copies its sealed code from there.
  for (let after: Selado | undefined = { a: lowest, b: '', c: '', cifrado: '' }; after;)
    after = await resealBatch(
      db,
      cifra,
      () =>
        db.query<Selado>(
          `select campanha_id as a, voucher_id as b, codigo_hash as c, ${cifrado} from voucher_codigo
           where ${isOld} and (campanha_id, voucher_id, codigo_hash) > ($2::uuid, $3::text, $4::text)
           order by campanha_id, voucher_id, codigo_hash limit ${batchSize}`,
          [header, after!.a, after!.b, after!.c],
        ),
      (tx, rows, codigos) =>
        tx.query(
          `update voucher_codigo c set codigo_hash = n.hash, codigo_cifrado = decode(n.cifrado, 'base64')
           from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
             as n (campanha_id, voucher_id, hash_antes, cifrado_antes, hash, cifrado)
           where c.campanha_id = n.campanha_id and c.voucher_id = n.voucher_id and c.codigo_hash = n.hash_antes
             and c.codigo_cifrado = decode(n.cifrado_antes, 'base64')`,
          [
            rows.map(({ a }) => a),
            rows.map(({ b }) => b),
            rows.map(({ c }) => c),
            rows.map((row) => row.cifrado),
            codigos.map(cifra.hash),
            codigos.map(seal),
          ],
        ),
    );
  for (let after: Selado | undefined = { a: lowest, b: lowest, c: '', cifrado: '' }; after;)
    after = await resealBatch(
      db,
      cifra,
      () =>
        db.query<Selado>(
          `select consumidor_id as a, voucher_pedido_id as b, '' as c, ${cifrado} from voucher_pedido
           where (${isOld} or (codigo_hash is null and codigo_cifrado is not null))
             and (consumidor_id, voucher_pedido_id) > ($2::uuid, $3::uuid)
           order by consumidor_id, voucher_pedido_id limit ${batchSize}`,
          [header, after!.a, after!.b],
        ),
      (tx, rows, codigos) =>
        tx.query(
          `update voucher_pedido p set codigo_hash = n.hash, codigo_cifrado = decode(n.cifrado, 'base64')
           from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[])
             as n (consumidor_id, voucher_pedido_id, cifrado_antes, hash, cifrado)
           where p.consumidor_id = n.consumidor_id and p.voucher_pedido_id = n.voucher_pedido_id
             and p.codigo_cifrado = decode(n.cifrado_antes, 'base64')`,
          [
            rows.map(({ a }) => a),
            rows.map(({ b }) => b),
            rows.map((row) => row.cifrado),
            codigos.map(cifra.hash),
            codigos.map(seal),
          ],
        ),
    );
  const codigos = await db.query<{ total: number }>(
    `select count(*) as total from voucher_codigo where ${isOld}`,
    [header],
  );
  const pedidos = await db.query<{ total: number }>(
    `select count(*) as total from voucher_pedido where ${isOld}`,
    [header],
  );
  return first(codigos).total + first(pedidos).total;
}

/** Lower bound of all ids. */
const lowest = '00000000-0000-0000-0000-000000000000';

/** Counts sealed codes per key; imported codes before orders, which copy from them. */
export async function countSelos(db: Queryable): Promise<{ chave: string; total: number }[]> {
  const codigos = await db.query<{ chave: string; total: number }>(
    `select ${keyIdSql('codigo_cifrado')} as chave, count(*) as total from voucher_codigo group by 1`,
  );
  const pedidos = await db.query<{ chave: string; total: number }>(
    `select ${keyIdSql('codigo_cifrado')} as chave, count(*) as total from voucher_pedido
     where codigo_cifrado is not null group by 1`,
  );
  return [...codigos, ...pedidos];
}
