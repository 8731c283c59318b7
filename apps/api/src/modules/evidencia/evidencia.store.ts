import { callFunction } from '../../schema/call-function.ts';
import { first, withRetry, type Db, type Queryable } from '../../kernel/db/db.ts';
import type { Evidencia, NotaRef } from './evidencia-sinais.ts';
import { impressaoBits } from './foto-parecida.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** What a receipt is found by later: a keyed hash, or a band of what its picture looks like, which stands in `impressao`. */
export interface Pista {
  readonly valor: string;
  readonly impressao: string | null;
}

export interface FotoRow extends NotaRef {
  readonly impressao: string;
}

export interface EvidenciaRow extends Evidencia, NotaRef {}

const ref = 'consumidor_id as "consumidorId", documento_fiscal_id as "documentoFiscalId"';
// Far more than any honest device or picture has; keeps a bad one from costing more than it tells.
const most = 500;

export type EvidenciaStore = ReturnType<typeof createEvidenciaStore>;

export const createEvidenciaStore = (db: Db) => ({
  /** Writes down what was found about a receipt, in place of what was found before, and what it is found by. */
  async keep(
    campanhaId: CampanhaId,
    { consumidorId, documentoFiscalId }: NotaRef,
    evidencias: readonly Evidencia[],
    pistas: readonly Pista[],
    agora: Date,
  ): Promise<void> {
    const found = { evidencias: JSON.stringify(evidencias), pistas: JSON.stringify(pistas) };
    const args = { campanhaId, consumidorId, documentoFiscalId, ...found, agora };
    await withRetry(() => callFunction(db, 'evidencia_keep', args));
  },
  /** What was found about these receipts, of each the heaviest first. */
  list: (notas: readonly NotaRef[]): Promise<EvidenciaRow[]> =>
    db.query<EvidenciaRow>(
      `select e.consumidor_id as "consumidorId", e.documento_fiscal_id as "documentoFiscalId", e.sinal, e.peso, e.detalhe
       from unnest($1::uuid[], $2::uuid[]) as n (consumidor_id, documento_fiscal_id)
       join evidencia e using (consumidor_id, documento_fiscal_id)
       order by e.documento_fiscal_id, e.peso desc, e.sinal`,
      [
        notas.map(({ consumidorId }) => consumidorId),
        notas.map(({ documentoFiscalId }) => documentoFiscalId),
      ],
    ),
  /** Other receipts of a campaign that have a value since then; the newest, and not too many. */
  listComPista: (campanhaId: CampanhaId, valor: string, desde: Date, exceto: string): Promise<NotaRef[]> =>
    db.query<NotaRef>(
      `select ${ref} from pista
       where campanha_id = $1 and valor = $2 and registrada_em >= $3 and documento_fiscal_id <> $4
       order by registrada_em desc limit ${most}`,
      [campanhaId, valor, desde, exceto],
    ),
  /**
   * Other receipts of a campaign whose picture has one of these bands and differs in at most so many bits; the newest, and
   * not too many. A picture stands there with each band that it has.
   */
  listComFoto: (
    campanhaId: CampanhaId,
    { impressao, faixas, bits }: { impressao: string; faixas: readonly string[]; bits: number },
    exceto: string,
  ): Promise<FotoRow[]> =>
    // -- rows: the condition holds for no null
    db.query<FotoRow>(
      `select ${ref}, impressao from pista
       where campanha_id = $1 and valor = any ($2::text[]) and documento_fiscal_id <> $3
         and bit_count(('x' || impressao)::bit(${impressaoBits}) # ('x' || $4::text)::bit(${impressaoBits})) <= $5
       order by registrada_em desc limit ${most}`,
      [campanhaId, faixas, exceto, impressao, bits],
    ),
  /** How many other people have a value since then, as far as it matters. */
  countPessoas: async (
    campanhaId: CampanhaId,
    valor: string,
    desde: Date,
    consumidorId: string,
  ): Promise<number> =>
    first(
      await db.query<{ total: number }>(
        `select count(*)::int as total from (
           select distinct p.consumidor_id from pista p
           where p.campanha_id = $1 and p.valor = $2 and p.registrada_em >= $3 and p.consumidor_id <> $4
           limit ${most}
         ) w`,
        [campanhaId, valor, desde, consumidorId],
      ),
    ).total,
  /** Forgets devices and addresses that were written down before. */
  async forgetBefore(antes: Date): Promise<void> {
    await db.query('delete from pista where impressao is null and registrada_em < $1', [antes]);
  },
});

/** An account that ends leaves no device, address or picture behind. */
export const deletePistasOf = async (consumidorId: string, tx: Queryable): Promise<void> => {
  await tx.query('delete from pista where consumidor_id = $1', [consumidorId]);
};
