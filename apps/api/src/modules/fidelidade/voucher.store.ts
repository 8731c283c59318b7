import { holdLock } from '../../kernel/db/advisory-lock.ts';
import { claimDue } from '../../kernel/db/claim-due.ts';
import type { Ator } from '../../kernel/auth/ator.ts';
import { callFunction, type Columns } from '../../schema/call-function.ts';
import { first, withRetry, isRetryable, type Db, type Queryable } from '../../kernel/db/db.ts';
import { holdChave } from '../../kernel/db/segredos.ts';
import { brokenConstraint, sqlState } from '../../kernel/database-error.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { toSaldoRecusa, type Moeda } from '../conta-corrente/public.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** An order to insert. `valor` in whole points or in cents. */
export interface VoucherPedidoNovo {
  readonly consumidor_id: string;
  readonly voucher_pedido_id: string;
  readonly campanha_id: CampanhaId;
  readonly voucher_id: string;
  readonly nome: string;
  readonly provedor_id: string;
  readonly moeda: Moeda;
  readonly valor: number;
  readonly idempotencia: string | null;
  readonly usar_ate: Date;
}

export interface VoucherPedidoRef {
  readonly consumidorId: string;
  readonly voucherPedidoId: string;
}

/** A stored order; its code is sealed, in base64. */
export interface VoucherPedidoView extends VoucherPedidoNovo {
  readonly situacao: 'PENDENTE' | 'APROVADO' | 'REPROVADO';
  readonly codigo_cifrado: string | null;
  readonly criado_em: Date;
}

/** A code to import: keyed hash, hashes under all accepted keys, and the sealed code in base64. */
export interface CodigoCifrado {
  readonly hash: string;
  readonly hashes: readonly string[];
  readonly cifrado: string;
}

const columns = `consumidor_id, voucher_pedido_id, campanha_id, voucher_id, nome, provedor_id, moeda, valor, idempotencia,
  usar_ate, situacao, encode(codigo_cifrado, 'base64') as codigo_cifrado, criado_em`;

export type VoucherStore = ReturnType<typeof createVoucherStore>;

export const createVoucherStore = (db: Db) => ({
  /**
   * Places a voucher order and takes an imported code where there are any. Returns the order's id; a repeated
   * request returns the first one's. Throws the database function's refusals.
   */
  async order(
    pedido: VoucherPedidoNovo,
    { maximo, isImportado, agora }: { maximo: number | null; isImportado: boolean; agora: Date },
  ): Promise<string> {
    try {
      const args = { pedido: JSON.stringify(pedido), maximo, importados: isImportado, agora };
      const rows = await withRetry(
        () => callFunction(db, 'voucher_order', args),
        (error) => isRetryable(error) || brokenConstraint(error) === 'voucher_pedido__idempotencia',
      );
      return first(rows).voucher_pedido_id;
    } catch (error) {
      throw toRecusa(error, pedido.moeda);
    }
  },
  /** Stores the provider's answer; refunds the price without a code. Returns false when it was decided before. */
  decide: (
    d: VoucherPedidoRef,
    codigo: Pick<CodigoCifrado, 'hash' | 'cifrado'> | null,
    expiraMinimo: Date,
    agora: Date,
  ): Promise<boolean> =>
    withRetry(() => db.transaction((tx) => decideVoucher(tx, d, { codigo, expiraMinimo, agora }))),
  /** Lists the consumers with a voucher of one of these code hashes. */
  async listDonos(campanhaIds: readonly CampanhaId[], hashes: readonly string[]): Promise<string[]> {
    const rows = await db.query<{ consumidor_id: string }>(
      `select consumidor_id from voucher_pedido
       where codigo_hash = any ($2::text[]) and codigo_hash is not null and campanha_id = any ($1::uuid[])`,
      [campanhaIds, hashes],
    );
    return rows.map((row) => row.consumidor_id);
  },
  /** Leases orders due for their provider until `ate`, oldest first. */
  lease: (agora: Date, ate: Date, quantidade: number): Promise<VoucherPedidoView[]> =>
    claimDue({
      list: () =>
        db.query<Columns<'voucher_pedido', 'consumidor_id' | 'voucher_pedido_id'>>(
          `select consumidor_id, voucher_pedido_id from voucher_pedido
          where situacao = 'PENDENTE' and tentar_em <= $1 order by tentar_em limit $2`,
          [agora, quantidade],
        ),
      keys: ['consumidor_id', 'voucher_pedido_id'],
      claim: (due) =>
        db.query<VoucherPedidoView>(
          `update voucher_pedido p set tentar_em = $2
          from unnest($3::uuid[], $4::uuid[]) w (consumidor_id, voucher_pedido_id)
          where p.consumidor_id = w.consumidor_id and p.voucher_pedido_id = w.voucher_pedido_id
            and p.situacao = 'PENDENTE' and p.tentar_em <= $1
          returning ${columns.replace(/\b(consumidor_id|voucher_pedido_id)\b/g, 'p.$1')}`,
          [agora, ate, due.consumidor_id, due.voucher_pedido_id],
        ),
    }),
  /** Inserts codes sealed with the key `chave` and skips existing ones. Returns the number of new codes. */
  async import(
    campanhaId: CampanhaId,
    voucherId: string,
    codigos: readonly CodigoCifrado[],
    chave: string,
    ator: Ator,
    agora: Date,
  ): Promise<number> {
    return db.transaction(async (tx) => {
      await holdChave(tx, 'dados', chave);
      // Serialize imports: two concurrent ones, hashing with different keys, would not collide in the unique index.
      await holdLock(tx, 'voucher', `${campanhaId}/${voucherId}`);
      const known = await tx.query<{ hash: string }>(
        `select codigo_hash as hash from voucher_codigo
         where campanha_id = $1 and voucher_id = $2 and codigo_hash = any ($3::text[])`,
        [campanhaId, voucherId, codigos.flatMap(({ hashes }) => hashes)],
      );
      const hashes = new Set(known.map(({ hash }) => hash));
      const fresh = codigos.filter((c) => !c.hashes.some((hash) => hashes.has(hash)));
      const rows = await tx.query(
        `insert into voucher_codigo (campanha_id, voucher_id, codigo_hash, codigo_cifrado, importado_em, ator)
         select $1, $2, c.hash, decode(c.cifrado, 'base64'), $5, $6 from unnest($3::text[], $4::text[]) as c (hash, cifrado)
         on conflict on constraint voucher_codigo__pk do nothing returning 1`,
        [campanhaId, voucherId, fresh.map((c) => c.hash), fresh.map((c) => c.cifrado), agora, ator],
      );
      return rows.length;
    });
  },
  /** Throws sessao.invalida when the account and its orders were deleted meanwhile. */
  async get(d: VoucherPedidoRef): Promise<VoucherPedidoView> {
    const sql = `select ${columns} from voucher_pedido where consumidor_id = $1 and voucher_pedido_id = $2`;
    const [pedido] = await db.query<VoucherPedidoView>(sql, [d.consumidorId, d.voucherPedidoId]);
    if (!pedido) throw refuse('sessao.invalida');
    return pedido;
  },
  /** Lists a consumer's orders in a campaign, newest first. */
  list: (consumidorId: string, campanhaId: CampanhaId, limite: number, pular: number) =>
    db.query<VoucherPedidoView>(
      `select ${columns} from voucher_pedido where consumidor_id = $1 and campanha_id = $2
       order by criado_em desc, voucher_pedido_id desc limit $3 offset $4`,
      [consumidorId, campanhaId, limite, pular],
    ),
  count: async (consumidorId: string, campanhaId: CampanhaId): Promise<number> =>
    first(
      await db.query<{ total: number }>(
        'select count(*) as total from voucher_pedido where consumidor_id = $1 and campanha_id = $2',
        [consumidorId, campanhaId],
      ),
    ).total,
  /** Lists vouchers with a free code. */
  async listLivres(campanhaId: CampanhaId, voucherIds: readonly string[]): Promise<string[]> {
    const rows = await db.query<{ voucher_id: string }>(
      `select c.voucher_id from voucher_codigo c
       where c.campanha_id = $1 and c.voucher_id = any ($2::text[]) and c.voucher_pedido_id is null
         and not lote_is_bloqueado(c.campanha_id, 'voucher', c.voucher_id) group by c.voucher_id`,
      [campanhaId, voucherIds],
    );
    return rows.map((row) => row.voucher_id);
  },
});

/** Decides an order and stores the lookup hash of its code. */
async function decideVoucher(
  tx: Queryable,
  { consumidorId, voucherPedidoId }: VoucherPedidoRef,
  {
    codigo,
    expiraMinimo,
    agora,
  }: { codigo: Pick<CodigoCifrado, 'hash' | 'cifrado'> | null; expiraMinimo: Date; agora: Date },
): Promise<boolean> {
  const codigoCifrado = codigo?.cifrado ?? null;
  const args = { consumidorId, voucherPedidoId, codigoCifrado, expiraMinimo, agora };
  const isDecided = await callFunction(tx, 'voucher_decide', args);
  if (isDecided && codigo)
    await tx.query(
      'update voucher_pedido set codigo_hash = $3 where consumidor_id = $1 and voucher_pedido_id = $2',
      [consumidorId, voucherPedidoId, codigo.hash],
    );
  return isDecided;
}

/** Deletes a consumer's voucher orders with the account; payments stay in the ledger. */
export async function deleteVouchersOf(consumidorId: string, tx: Queryable): Promise<void> {
  await tx.query('delete from voucher_pedido where consumidor_id = $1', [consumidorId]);
}

/** Maps a refusal by the database to a DomainError; returns any other error unchanged. */
function toRecusa(error: unknown, moeda: Moeda): unknown {
  const saldo = toSaldoRecusa(error, moeda);
  if (saldo || sqlState(error) !== 'TR001') return saldo ?? error;
  const { message, detail } = error as { message: string; detail?: string };
  switch (message) {
    case 'voucher.limitePorPessoa':
      return refuse(message, { maximo: detail ?? '' });
    case 'voucher.esgotado':
    case 'requisicao.idempotenciaReusada':
      return refuse(message);
    default:
      return error;
  }
}
