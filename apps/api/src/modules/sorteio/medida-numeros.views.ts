import { numerosPorSerie } from '@trevo/rules/sorte/numeros/serie-numeros';
import { first, type Db } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** Distribution of the granted numbers over the whole range. */
export interface MedidaNumeros {
  readonly concedidos: number;
  readonly cancelados: number;
  /** Widest gap between neighbouring valid numbers, with wrap-around; null without any. */
  readonly maior_intervalo: number | null;
  /** Numbers held more than once, cancelled ones included. */
  readonly repetidos: number;
  readonly por_serie: { serie: string; concedidos: number }[];
  readonly numeros_prometidos: number;
  readonly raspadinhas_prometidas: number;
  readonly raspadinhas: number;
}

// One ordered pass over the numbers, which dominates the cost with ten million of them.
const medidaSql = `with numero as (
     select c.serie::bigint * ${numerosPorSerie} + c.numero::bigint as lugar, c.cancelado_em is null as vale
     from cupom c where c.campanha_id = $1
   ), vizinho as (
     select n.lugar, n.vale, lag(n.lugar) over lugares as antes, lag(n.lugar, 2) over lugares as antes_dele,
       max(n.lugar) filter (where n.vale) over (lugares rows between unbounded preceding and 1 preceding) as anterior
     from numero n window lugares as (order by n.lugar)
   ), medida as (
     select count(*) filter (where v.vale) as concedidos, count(*) filter (where not v.vale) as cancelados,
       greatest(
         max(v.lugar - v.anterior) filter (where v.vale),
         min(v.lugar) filter (where v.vale) + $2 - max(v.lugar) filter (where v.vale)
       ) as maior_intervalo,
       count(*) filter (where v.lugar = v.antes and v.lugar is distinct from v.antes_dele) as repetidos
     from vizinho v
   ), documento as (
     select coalesce(sum(d.numeros_concedidos), 0) as numeros, coalesce(sum(d.raspadinhas_concedidas), 0) as raspadinhas
     from documento_fiscal d where d.campanha_id = $1
   )
   select m.concedidos, m.cancelados, m.maior_intervalo, m.repetidos,
     (select coalesce(json_agg(json_build_object('serie', s.serie, 'concedidos', s.total) order by s.serie), '[]')
       from (
         select c.serie, count(*) as total from cupom c
         where c.campanha_id = $1 and c.cancelado_em is null group by c.serie
       ) s) as por_serie,
     d.numeros::bigint as numeros_prometidos, d.raspadinhas::bigint as raspadinhas_prometidas,
     (select count(*) from raspadinha r where r.campanha_id = $1 and r.cancelada_em is null) as raspadinhas
   from medida m cross join documento d`;

/** Measures all numbers of a campaign with `totalNumeros` possible ones; ten million take many seconds. */
export const measureNumeros = (
  db: Db,
  campanhaId: CampanhaId,
  totalNumeros: number,
): Promise<MedidaNumeros> =>
  db.transaction(async (tx) => {
    await tx.query(`set local statement_timeout = '30min'`);
    return first(await tx.query<MedidaNumeros>(medidaSql, [campanhaId, totalNumeros]));
  });
