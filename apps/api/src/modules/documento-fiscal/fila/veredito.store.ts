import { callFunction } from '../../../schema/call-function.ts';
import type { Columns } from '../../../schema/call-function.ts';
import type { Db } from '../../../kernel/db/db.ts';
import type { Lugar } from '../../../kernel/pagination.ts';
import type { CampanhaId } from '../../campanha/public.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';
import type { NotaNaFila, Revisor } from './posse.store.ts';

/** Figures of an operator's verdicts in a period. */
export interface Qualidade {
  readonly operador_id: string;
  readonly nome: string;
  readonly julgadas: number;
  /** Median seconds from taking to the verdict; null without taken receipts. */
  readonly mediana: number | null;
  readonly conferidas: number;
  readonly concordam: number;
  readonly contestacao: number;
  readonly desfeita: number;
  readonly segunda: number;
}

/** Place of a verdict in the history of its receipt. */
export type Conferida = Columns<'revisao_veredito', 'em' | 'ordem'>;

/** A verdict with which the second opinion disagrees. */
export type Discordancia = Columns<
  'revisao_veredito',
  | 'consumidor_id'
  | 'documento_fiscal_id'
  | 'operador_nome'
  | 'status'
  | 'em'
  | 'segunda_nome'
  | 'segunda_status'
  | 'segunda_em'
  | 'revertida_em'
>;

const offered = 3;

/** Verdicts that this operator may give a second opinion on; `$2`: since when. */
const isOferecida = `v.campanha_id = $1 and v.em >= $2 and v.conferir and v.segunda_em is null
  and v.revertida_em is null and v.operador_id <> $3`;

export type VereditoStore = ReturnType<typeof createVereditoStore>;

/** Store of operators' verdicts: second opinions and figures. */
export const createVereditoStore = (db: Db) => ({
  /** Lists the oldest verdicts since `desde` that wait for a second opinion of another operator and have no holder. */
  listParaConferir: async (
    campanhaId: CampanhaId,
    operadorId: string,
    { desde, agora, exceto }: { desde: Date; agora: Date; exceto: readonly string[] },
  ): Promise<NotaNaFila[]> =>
    db.query<NotaNaFila>(
      `select v.consumidor_id as "consumidorId", v.documento_fiscal_id as "documentoFiscalId",
         d.uri_imagem as "uriImagem"
       from revisao_veredito v
       join documento_fiscal d on d.consumidor_id = v.consumidor_id and d.documento_fiscal_id = v.documento_fiscal_id
         and d.status = v.status
       where ${isOferecida} and v.documento_fiscal_id <> all ($4::uuid[]) and not exists (
         select 1 from revisao_posse p where p.consumidor_id = v.consumidor_id
           and p.documento_fiscal_id = v.documento_fiscal_id and p.ate > $5)
       order by v.em, v.documento_fiscal_id limit ${offered}`,
      [campanhaId, desde, operadorId, exceto, agora],
    ),
  /** Counts the verdicts that this operator may give a second opinion on. */
  countParaConferir: async (campanhaId: CampanhaId, operadorId: string, desde: Date): Promise<number> =>
    (
      await db.query<{ total: number }>(
        `select count(*) as total from revisao_veredito v where ${isOferecida}`,
        [campanhaId, desde, operadorId],
      )
    )[0]!.total,
  /** Gives a decided receipt to an operator for a second opinion; returns false when it is not offered any more. */
  async takeParaConferir(
    d: DocumentoRef,
    { operadorId, nome }: Revisor,
    { agora, ate }: { agora: Date; ate: Date },
  ): Promise<boolean> {
    const rows = await db.query<{ um: number }>(
      `insert into revisao_posse as p (
         consumidor_id, documento_fiscal_id, campanha_id, operador_id, operador_nome, tomada_em, ate, segunda)
       select v.consumidor_id, v.documento_fiscal_id, v.campanha_id, $3, $4, $5, $6, true from revisao_veredito v
       where v.consumidor_id = $1 and v.documento_fiscal_id = $2 and v.conferir and v.segunda_em is null
         and v.revertida_em is null and v.operador_id <> $3
       on conflict on constraint revisao_posse__pk do update set
         operador_id = excluded.operador_id, operador_nome = excluded.operador_nome, ate = excluded.ate,
         tomada_em = excluded.tomada_em, segunda = true
       where p.ate <= $5 or p.operador_id = excluded.operador_id
       returning 1 as um`,
      [d.consumidorId, d.documentoFiscalId, operadorId, nome, agora, ate],
    );
    return rows.length > 0;
  },
  /** Finds the verdict for a second opinion by this holder of the receipt. */
  async findConferida(d: DocumentoRef, operadorId: string): Promise<Conferida | undefined> {
    const rows = await db.query<Conferida>(
      `select v.em, v.ordem from revisao_veredito v
       join revisao_posse p on p.consumidor_id = v.consumidor_id and p.documento_fiscal_id = v.documento_fiscal_id
       where v.consumidor_id = $1 and v.documento_fiscal_id = $2 and v.conferir and v.segunda_em is null
         and v.revertida_em is null and p.operador_id = $3 and p.segunda`,
      [d.consumidorId, d.documentoFiscalId, operadorId],
    );
    return rows[0];
  },
  /** Records a second opinion; returns false where the operator does not hold the receipt for one. */
  keepSegunda: (
    d: DocumentoRef,
    segunda: { operadorId: string; nome: string; status: string; valor: number | null; agora: Date },
  ): Promise<boolean> => callFunction(db, 'revisao_segunda_note', { ...d, ...segunda }),
  /** Returns the figures of operators, or of one, for verdicts from `de` to before `ate`. */
  measure: (
    campanhaId: CampanhaId,
    { de, ate, operadorId }: { de: Date; ate: Date; operadorId: string | null },
  ): Promise<Qualidade[]> =>
    db.query<Qualidade>(
      `select operador_id, max(operador_nome) as nome, count(*) as julgadas,
         percentile_cont(0.5) within group (order by segundos) as mediana,
         count(segunda_em) as conferidas, count(*) filter (where concorda) as concordam,
         count(*) filter (where reversao = 'contestacao') as contestacao,
         count(*) filter (where reversao = 'desfeita') as desfeita,
         count(*) filter (where reversao = 'segunda') as segunda
       from revisao_veredito
       where campanha_id = $1 and em >= $2 and em < $3 and ($4::uuid is null or operador_id = $4)
       group by operador_id order by 2, 1`,
      [campanhaId, de, ate, operadorId],
    ),
  /** Lists verdicts with which the second opinion disagrees after a cursor, newest first. */
  listDiscordancias: (
    campanhaId: CampanhaId,
    limite: number,
    depois: Lugar | undefined,
  ): Promise<Discordancia[]> =>
    db.query<Discordancia>(
      `select consumidor_id, documento_fiscal_id, operador_nome, status, em, segunda_nome, segunda_status, segunda_em,
         revertida_em
       from revisao_veredito
       where campanha_id = $1 and not concorda
         and ($3::timestamptz is null or (segunda_em, documento_fiscal_id) < ($3, $4::uuid))
       order by segunda_em desc, documento_fiscal_id desc limit $2`,
      [campanhaId, limite, depois?.em ?? null, depois?.id ?? null],
    ),
});
