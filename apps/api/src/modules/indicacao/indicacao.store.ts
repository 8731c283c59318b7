import { claimDue } from '../../kernel/db/claim-due.ts';
import type { Ator } from '../../kernel/auth/ator.ts';
import { callFunction, type Columns } from '../../schema/call-function.ts';
import { first, withRetry, type Db, type Queryable } from '../../kernel/db/db.ts';
import type { Moeda } from '../conta-corrente/public.ts';
import type { AddIndicacao } from '../consumidor/public.ts';
import type { Sinais } from './indicacao-sinais.ts';
import type { Lugar } from '../../kernel/pagination.ts';
import type { CampanhaId } from '../campanha/public.ts';

export type Situacao = 'AGUARDANDO' | 'EM_ANALISE' | 'PREMIADA' | 'RECUSADA';

/** Key of an invitation: the invited consumer and the campaign. */
export interface IndicacaoRef {
  readonly indicadoId: string;
  readonly campanhaId: CampanhaId;
}

export interface IndicacaoRow extends Columns<
  'indicacao',
  'indicado_id' | 'motivo' | 'documento_fiscal_id' | 'criado_em' | 'apurado_em'
> {
  readonly campanha_id: CampanhaId;
  /** The inviting consumer. */
  readonly consumidor_id: string;
  readonly situacao: Situacao;
  readonly sinais: Sinais;
  /** The operator or program that decided; null for the rules. */
  readonly ator: Ator | null;
}

/** Reward of one side, with the field names of indicacao_reward. Whole points, or cents. */
export interface Premio {
  readonly lado: 'indicador' | 'indicado';
  readonly moeda: Moeda;
  readonly valor: number;
  readonly libera_em: Date | null;
  readonly expira_em: Date | null;
  /** Day of release as text; null when released at once. */
  readonly em: string | null;
}

/** Expected situation and receipt: a decision applies only while both are unchanged (optimistic lock). */
type Decidida = Pick<IndicacaoRow, 'indicado_id' | 'campanha_id' | 'situacao' | 'documento_fiscal_id'>;

const columns = `indicado_id, campanha_id, consumidor_id, situacao, motivo, sinais, documento_fiscal_id, criado_em,
  apurado_em, ator`;

export type IndicacaoStore = ReturnType<typeof createIndicacaoStore>;

export const createIndicacaoStore = (db: Db) => ({
  /** Leases due invitations until `ate`, oldest first. */
  lease: (agora: Date, ate: Date, quantidade: number): Promise<IndicacaoRow[]> =>
    claimDue({
      list: () =>
        db.query<Pick<IndicacaoRow, 'indicado_id' | 'campanha_id'>>(
          `select indicado_id, campanha_id from indicacao where apurar_em <= $1 order by apurar_em limit $2`,
          [agora, quantidade],
        ),
      keys: ['indicado_id', 'campanha_id'],
      claim: (due) =>
        db.query<IndicacaoRow>(
          `update indicacao i set apurar_em = $2 from unnest($3::uuid[], $4::uuid[]) w (indicado_id, campanha_id)
          where i.indicado_id = w.indicado_id and i.campanha_id = w.campanha_id and i.apurar_em <= $1
          returning ${columns.replace(/\w+/g, 'i.$&')}`,
          [agora, ate, due.indicado_id, due.campanha_id],
        ),
    }),
  async find({ indicadoId, campanhaId }: IndicacaoRef): Promise<IndicacaoRow | undefined> {
    const rows = await db.query<IndicacaoRow>(
      `select ${columns} from indicacao where indicado_id = $1 and campanha_id = $2`,
      [indicadoId, campanhaId],
    );
    return rows[0];
  },
  /** Rewards both sides once; returns the resulting situation. */
  reward(
    from: Decidida,
    premios: readonly Premio[],
    {
      maximo,
      mes,
      ator,
      agora,
    }: { maximo: number; mes: { de: Date; ate: Date }; ator: Ator | null; agora: Date },
  ): Promise<Situacao | null> {
    const args = {
      indicadoId: from.indicado_id,
      campanhaId: from.campanha_id,
      documentoFiscalId: from.documento_fiscal_id,
      situacao: from.situacao,
      premios: JSON.stringify(premios),
      maximo,
      mesDe: mes.de,
      mesAte: mes.ate,
      agora,
      ator: ator && JSON.stringify(ator),
    };
    return withRetry(() =>
      callFunction<'indicacao_reward_by', Situacao | null>(db, 'indicacao_reward_by', args),
    );
  },
  /** Refuses an invitation without reward, or sends it to manual review. */
  async settle(
    from: Decidida,
    to: {
      situacao: 'EM_ANALISE' | 'RECUSADA';
      motivo?: 'MESMA_PESSOA' | 'SEM_PREMIO' | 'OPERADOR';
      sinais?: Sinais;
      observacao?: string;
      ator?: Ator;
    },
    agora: Date,
  ): Promise<void> {
    await db.query(
      `update indicacao set situacao = $5, motivo = $6, sinais = coalesce($7, sinais), observacao = $8, apurar_em = null,
         apurado_em = $9, ator = $10
       where indicado_id = $1 and campanha_id = $2 and situacao = $3 and documento_fiscal_id is not distinct from $4`,
      [
        from.indicado_id,
        from.campanha_id,
        from.situacao,
        from.documento_fiscal_id,
        to.situacao,
        to.motivo ?? null,
        to.sinais ? JSON.stringify(to.sinais) : null,
        to.observacao ?? null,
        agora,
        to.ator ?? null,
      ],
    );
  },
  /** Lists a campaign's invitations under review, oldest first, with the total count. */
  async listEmAnalise(
    campanhaId: CampanhaId,
    limite: number,
    depois: Lugar | undefined,
  ): Promise<{ rows: IndicacaoRow[]; total: number }> {
    const rows = await db.query<IndicacaoRow>(
      `select ${columns} from indicacao where campanha_id = $1 and situacao = 'EM_ANALISE'
         and ($3::timestamptz is null or (apurado_em, indicado_id) > ($3, $4::uuid))
       order by apurado_em, indicado_id limit $2`,
      [campanhaId, limite, depois?.em ?? null, depois?.id ?? null],
    );
    const { total } = first(
      await db.query<{ total: number }>(
        `select count(*) as total from indicacao where campanha_id = $1 and situacao = 'EM_ANALISE'`,
        [campanhaId],
      ),
    );
    return { rows, total };
  },
  /** Counts per hash the campaign's invitations under review that contain it. */
  async countHashes(campanhaId: CampanhaId, hashes: readonly string[]): Promise<Map<string, number>> {
    const rows = await db.query<{ hash: string; vezes: number }>(
      `select s.value as hash, count(*) as vezes from indicacao i, jsonb_each_text(i.sinais) s
       where i.campanha_id = $1 and i.situacao = 'EM_ANALISE' and s.value = any ($2) group by s.value`,
      [campanhaId, hashes],
    );
    return new Map(rows.map(({ hash, vezes }) => [hash, vezes]));
  },
});

/** Closes the open invitations of a deleted account. */
export const createCloseIndicacoes =
  (now: () => Date) =>
  async (consumidorId: string, tx: Queryable): Promise<void> => {
    await callFunction(tx, 'indicacao_close', { consumidorId, agora: now() });
  };

/** Records the inviting consumer within the registration's transaction. */
export const addIndicacao: AddIndicacao = ({ consumidorId, promotoraId, codigo, campanhaIds, agora }, tx) =>
  callFunction(tx, 'indicacao_add', {
    indicadoId: consumidorId,
    promotoraId,
    codigo,
    campanhas: campanhaIds,
    agora,
  });
