import { maximoImpressoes } from '@trevo/rules/relatorio/grupo-pequeno';
import { addDias, startOfDia } from '@trevo/rules/tempo/sao-paulo';
import type { Columns } from '../../../schema/call-function.ts';
import type { Db, Transaction } from '../../../kernel/db/db.ts';
import type { CampanhaId } from '../../campanha/public.ts';

type LojaDia = Columns<
  'resumo_loja',
  'emitente' | 'uf' | 'notas' | 'validas' | 'invalidas' | 'valor_centavos' | 'pessoas'
>;

/** A day without counted shops. */
interface DiaPendente {
  readonly campanha_id: CampanhaId;
  readonly dia: string;
}

/** From so many receipts on the shops of the running day are counted less often: each count reads all of them. */
const muitasNotas = 10_000;

/** Notes days with counted hours: their shops are counted afterwards. */
export const noteDias = async (
  tx: Transaction,
  campanhaId: CampanhaId,
  dias: readonly string[],
): Promise<void> => {
  await tx.query(
    `insert into resumo_dia (campanha_id, dia, pendente)
     select $1, d.dia, true from unnest($2::date[]) as d (dia) order by d.dia
     on conflict on constraint resumo_dia__pk do update set pendente = true where not resumo_dia.pendente`,
    [campanhaId, dias],
  );
};

export type LojasStore = ReturnType<typeof createLojasStore>;

/** Roll-ups of receipts by shop and São Paulo day. */
export const createLojasStore = (db: Db) => ({
  /**
   * Lists days to count: the oldest of each campaign, then the second ones and so on, each time those of the longest wait
   * first. More campaigns than one run counts are then counted in turns.
   *
   * @param hoje the running day, which is left out when its shops were counted after `antes` from many receipts
   */
  listDias: ({
    hoje,
    antes,
    limite,
  }: {
    hoje: string;
    antes: Date;
    limite: number;
  }): Promise<DiaPendente[]> =>
    db.query<DiaPendente>(
      `select t.campanha_id, t.dia from (
         select d.campanha_id, d.dia, d.lojas_em,
           row_number() over (partition by d.campanha_id order by d.dia) as vez
         from resumo_dia d join campanha c on c.campanha_id = d.campanha_id and c.esquecida_em is null
         where d.pendente and (d.dia <> $1 or d.lojas_em is null or d.lojas_em < $2 or d.notas < $4)) t
       order by t.vez, t.lojas_em nulls first, t.dia, t.campanha_id limit $3`,
      [hoje, antes, limite, muitasNotas],
    ),
  /** Counts the shops of a day. The note is taken before the count, so an hour that is counted meanwhile notes it again. */
  summarise: (campanhaId: CampanhaId, dia: string, agora: Date): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.query(
        'update resumo_dia set pendente = false, lojas_em = $3 where campanha_id = $1 and dia = $2',
        [campanhaId, dia, agora],
      );
      // By person first: a shard holds all receipts of a person.
      const lojas = await tx.query<LojaDia>(
        `select t.emitente, t.uf, (sum(t.notas))::int as notas, (sum(t.validas))::int as validas,
           (sum(t.invalidas))::int as invalidas, (sum(t.valor_centavos))::bigint as valor_centavos,
           (array_agg(distinct t.pessoa))[1:$4::int] as pessoas
         from (
           select coalesce(d.emitente, '') as emitente, coalesce(d.uf, '') as uf, d.consumidor_id,
             ('x' || right(d.consumidor_id::text, 8))::bit(32)::int as pessoa, count(*) as notas,
             count(*) filter (where d.status = 'VALIDO') as validas,
             count(*) filter (where d.status = 'INVALIDO') as invalidas,
             coalesce(sum(d.valor_centavos), 0) as valor_centavos
           from documento_fiscal d
           where d.campanha_id = $1 and d.registrado_em >= $2 and d.registrado_em < $3
           group by 1, 2, 3) t
         group by 1, 2 order by 1, 2`,
        [campanhaId, startOfDia(dia), startOfDia(addDias(dia, 1)), maximoImpressoes],
      );
      await tx.query('update resumo_dia set notas = $3 where campanha_id = $1 and dia = $2', [
        campanhaId,
        dia,
        lojas.reduce((sum, { notas }) => sum + notas, 0),
      ]);
      await tx.query('delete from resumo_loja where campanha_id = $1 and dia = $2', [campanhaId, dia]);
      await tx.query(
        `insert into resumo_loja (campanha_id, dia, emitente, uf, notas, validas, invalidas, valor_centavos, pessoas)
         select $1, $2, r.* from jsonb_to_recordset($3::jsonb)
           as r (emitente text, uf text, notas int, validas int, invalidas int, valor_centavos bigint, pessoas int[])`,
        [campanhaId, dia, JSON.stringify(lojas)],
      );
    }),
});
