import { callFunction } from '../../schema/call-function.ts';
import { first, withRetry, type Db, type Queryable } from '../../kernel/db/db.ts';
import type { Evidencia, NotaRef } from './evidencia-sinais.ts';
import { impressaoBits } from './foto-parecida.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** Lookup key of a receipt: a keyed hash, or a band of its picture's perceptual hash, which `impressao` holds. */
export interface Pista {
  readonly valor: string;
  readonly impressao: string | null;
}

export interface FotoRow extends NotaRef {
  readonly impressao: string;
}

export interface EvidenciaRow extends Evidencia, NotaRef {}

const ref = 'consumidor_id as "consumidorId", documento_fiscal_id as "documentoFiscalId"';
// Far above any honest device or picture; bounds the cost of an abusive one.
const most = 500;

export type EvidenciaStore = ReturnType<typeof createEvidenciaStore>;

export const createEvidenciaStore = (db: Db) => ({
  /** Replaces the stored signals and lookup keys of a receipt. */
  async save(
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
  /** Lists the signals of these receipts, heaviest first per receipt. */
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
  /** Lists the lookup keys of a receipt. */
  async listPistas({ consumidorId, documentoFiscalId }: NotaRef): Promise<string[]> {
    const rows = await db.query<{ valor: string }>(
      'select valor from pista where consumidor_id = $1 and documento_fiscal_id = $2 order by valor',
      [consumidorId, documentoFiscalId],
    );
    return rows.map(({ valor }) => valor);
  },
  /** Lists the newest other receipts of a campaign with this lookup key since `desde`, at most `most`. */
  listComPista: (campanhaId: CampanhaId, valor: string, desde: Date, exceto: string): Promise<NotaRef[]> =>
    db.query<NotaRef>(
      `select ${ref} from pista
       where campanha_id = $1 and valor = $2 and registrada_em >= $3 and documento_fiscal_id <> $4
       order by registrada_em desc limit ${most}`,
      [campanhaId, valor, desde, exceto],
    ),
  /**
   * Lists the newest other receipts of a campaign with a picture that shares a band and differs in at most `bits`
   * bits, at most `most`. A picture is stored once per band.
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
  /** Counts other consumers with this lookup key since `desde`, up to a bound. */
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
  /** Deletes hashes of devices and networks recorded before `antes`. */
  async forgetBefore(antes: Date): Promise<void> {
    await db.query('delete from pista where impressao is null and registrada_em < $1', [antes]);
  },
});

/** Deletes all lookup keys of a deleted account. */
export const deletePistasOf = async (consumidorId: string, tx: Queryable): Promise<void> => {
  await tx.query('delete from pista where consumidor_id = $1', [consumidorId]);
};
