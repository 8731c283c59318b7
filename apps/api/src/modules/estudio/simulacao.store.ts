import {
  maximoSimulacoes,
  type ResultadoSimulacao,
  type SimulacaoSituacao,
} from '@trevo/contract/estudio/simulacao.calls';
import type { ErrorCode } from '@trevo/contract/errors';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Columns } from '../../schema/call-function.ts';

/** A simulation without its text and result. */
export interface SimulacaoResumoRow extends Columns<
  'simulacao',
  | 'simulacao_id'
  | 'promotora_id'
  | 'ano'
  | 'identificacao'
  | 'notas'
  | 'pessoas'
  | 'centavos'
  | 'pedida_em'
  | 'progresso'
  | 'tentativas'
  | 'terminada_em'
> {
  readonly situacao: SimulacaoSituacao;
  readonly pedida_por: Ator;
  readonly recusa: ErrorCode | null;
  readonly recusa_valores: Record<string, string | number>;
}

export type SimulacaoRow = SimulacaoResumoRow &
  Columns<'simulacao', 'texto'> & { readonly resultado: ResultadoSimulacao | null };

export type NovaSimulacao = Pick<
  SimulacaoRow,
  | 'simulacao_id'
  | 'promotora_id'
  | 'ano'
  | 'identificacao'
  | 'texto'
  | 'notas'
  | 'pessoas'
  | 'centavos'
  | 'pedida_em'
  | 'pedida_por'
>;

/** Select columns of the table alias `s`. */
export const resumoColumns = `s.simulacao_id, s.promotora_id, s.ano, s.identificacao, s.notas, s.pessoas, s.centavos, s.pedida_em,
  s.pedida_por, s.situacao, s.progresso, s.recusa, s.recusa_valores, s.tentativas, s.terminada_em`;

export type SimulacaoStore = ReturnType<typeof createSimulacaoStore>;

/** Store of simulations from their readers' view. */
export const createSimulacaoStore = (db: Db) => ({
  /** Inserts a request; returns false when its id exists, or when the promoter has an unfinished one. */
  insert: async (nova: NovaSimulacao): Promise<boolean> =>
    (
      await db.query(
        `insert into simulacao
           (simulacao_id, promotora_id, ano, identificacao, texto, notas, pessoas, centavos, pedida_em, pedida_por)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         on conflict do nothing returning 1 as one`,
        [
          nova.simulacao_id,
          nova.promotora_id,
          nova.ano,
          nova.identificacao,
          nova.texto,
          nova.notas,
          nova.pessoas,
          nova.centavos,
          nova.pedida_em,
          nova.pedida_por,
        ],
      )
    ).length > 0,
  find: async (promotoraId: string, id: string): Promise<SimulacaoRow | undefined> =>
    (
      await db.query<SimulacaoRow>(
        `select ${resumoColumns}, s.texto, s.resultado from simulacao s
         where s.promotora_id = $1 and s.simulacao_id = $2`,
        [promotoraId, id],
      )
    )[0],
  /** Whether any promoter has a simulation with this id. */
  exists: async (id: string): Promise<boolean> =>
    (await db.query('select 1 as one from simulacao where simulacao_id = $1', [id])).length > 0,
  /** Lists the last simulations of a promoter, newest first. */
  list: (promotoraId: string): Promise<SimulacaoResumoRow[]> =>
    db.query<SimulacaoResumoRow>(
      `select ${resumoColumns} from simulacao s where s.promotora_id = $1
       order by s.pedida_em desc, s.simulacao_id desc limit ${maximoSimulacoes}`,
      [promotoraId],
    ),
  /** Cancels an unfinished simulation; its process finds its lease gone. */
  cancel: (promotoraId: string, id: string, ator: Ator, agora: Date) =>
    db.query(
      `update simulacao set situacao = 'cancelada', cancelada_por = $3, terminada_em = $4, arrendado_ate = null
       where promotora_id = $1 and simulacao_id = $2 and situacao in ('fila', 'rodando')`,
      [promotoraId, id, ator, agora],
    ),
  removeOld: (antes: Date) => db.query('delete from simulacao where pedida_em < $1', [antes]),
});
