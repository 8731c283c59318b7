import { isCpfRestrito } from '@trevo/rules/pessoa/cpf';
import { first, type Db } from '../../../kernel/db/db.ts';
import type { CampanhaId } from '../../campanha/public.ts';
import {
  type Corte,
  fromDistribuidos,
  listRestricoes,
  toBloqueadaSql,
  toCorteValues,
  whereDistribuidos,
} from './distribuidos.views.ts';

/** Numbers that a freeze would contain; an excluded number counts once. */
interface NumerosPrevistos {
  readonly numeros: number;
  readonly pessoas: number;
  readonly excluidas: number;
  readonly restritas: number;
  readonly bloqueadas: number;
  /** Of restricted people in a campaign that does not check documents: they take part. */
  readonly semEfeito: number;
  /** Blocks of CPFs and phones. */
  readonly bloqueios: number;
}

export interface PreviaCongelamento extends NumerosPrevistos {
  /** Documents that the restriction list excludes. */
  readonly restritos: number;
}

export type PreviaViews = ReturnType<typeof createPreviaViews>;

/** Reads of the preview of a freeze. */
export function createPreviaViews(db: Db) {
  return {
    /** Counts the numbers that a freeze would contain; slow with millions of them. */
    count: (campanhaId: CampanhaId, corte: Corte, isConferida: boolean): Promise<PreviaCongelamento> =>
      db.transaction(async (tx) => {
        await tx.query(`set local statement_timeout = '5min'`);
        const restricoes = await listRestricoes(tx, campanhaId);
        const cpfs = [...restricoes].flatMap(([cpf, all]) => (isCpfRestrito(all) ? [cpf] : []));
        const numeros = first(
          await tx.query<NumerosPrevistos>(
            `select count(*) as numeros, count(distinct c.consumidor_id) as pessoas,
               count(*) filter (where m.motivo = 'contaExcluida') as excluidas,
               count(*) filter (where m.motivo = 'cpfRestrito') as restritas,
               count(*) filter (where m.motivo = 'bloqueado') as bloqueadas,
               count(*) filter (where m.motivo = 'semEfeito') as "semEfeito",
               (select count(*) from bloqueio b where b.campanha_id = $1 and b.tipo in ('cpf', 'celular')
                 and b.aberto and (b.ate is null or b.ate >= $7::date)) as bloqueios
             ${fromDistribuidos} join consumidor s on s.consumidor_id = c.consumidor_id
             cross join lateral (select coalesce(s.cpf, s.usuario) = any ($5::text[]) as "isRestrita") r
             cross join lateral (select case
               when s.excluido_em is not null then 'contaExcluida'
               when r."isRestrita" and $6::boolean then 'cpfRestrito'
               when ${toBloqueadaSql('$7')} then 'bloqueado'
               when r."isRestrita" then 'semEfeito' end as motivo) m
             ${whereDistribuidos}`,
            [...toCorteValues(campanhaId, corte), cpfs, isConferida, corte.hoje],
          ),
        );
        return { ...numeros, restritos: cpfs.length };
      }),
    /** Lists the days of a campaign's draws with registered winners. */
    listDiasPremiados: async (campanhaId: CampanhaId): Promise<Set<string>> =>
      new Set(
        (
          await db.query<{ data: string }>(
            'select distinct p.data from sorteio_premiado p where p.campanha_id = $1',
            [campanhaId],
          )
        ).map((row) => row.data),
      ),
    /** Counts the receipts registered in time that wait for a decision. */
    countEsperando: async (campanhaId: CampanhaId, registradoAntesDe: Date): Promise<number> =>
      first(
        await db.query<{ notas: number }>(
          `select count(*) as notas from documento_fiscal d where d.campanha_id = $1 and d.status = 'PENDENTE'
             and coalesce(d.participa_em, d.registrado_em) < $2`,
          [campanhaId, registradoAntesDe],
        ),
      ).notas,
  };
}
