import type { Ator } from '../../kernel/auth/ator.ts';
import type { Db } from '../../kernel/db/db.ts';

/** Statistics of one state's queries since a day. */
export interface ConsultaUfView {
  readonly uf: string;
  readonly pedidas: number;
  readonly pendentes: number;
  readonly achadas: number;
  readonly naoAchadas: number;
  readonly ilegiveis: number;
  readonly semPagina: number;
  readonly medianaSegundos: number | null;
  readonly ultimaBoaEm: Date | null;
  readonly pausaAte: Date | null;
  readonly desligadaEm: Date | null;
  readonly desligadaPor: 'operador' | 'programa' | null;
  readonly motivo: string | null;
  readonly ator: Ator | null;
}

export const createConsultaViews = (db: Db) => ({
  /** Lists every state with queries or recorded health. */
  list: (desde: Date): Promise<ConsultaUfView[]> =>
    db.query<ConsultaUfView>(
      `with contada as materialized (
         select c.uf, count(*) as pedidas, count(*) filter (where c.situacao = 'pendente') as pendentes,
           count(*) filter (where c.situacao = 'achada') as achadas,
           count(*) filter (where c.situacao = 'naoAchada') as nao_achadas,
           count(*) filter (where c.situacao = 'ilegivel') as ilegiveis,
           count(*) filter (where c.situacao = 'semPagina') as sem_pagina,
           (percentile_cont(0.5) within group (order by extract(epoch from c.respondida_em - c.pedida_em))
             filter (where c.situacao = 'achada'))::float8 as mediana
         from consulta c where c.pedida_em > $1 group by c.uf
       )
       select u.uf, u.ultima_boa_em as "ultimaBoaEm", u.pausa_ate as "pausaAte", u.desligada_em as "desligadaEm",
         u.desligada_por as "desligadaPor", u.motivo, u.ator, coalesce(c.pedidas, 0) as pedidas,
         coalesce(c.pendentes, 0) as pendentes, coalesce(c.achadas, 0) as achadas,
         coalesce(c.nao_achadas, 0) as "naoAchadas", coalesce(c.ilegiveis, 0) as ilegiveis,
         coalesce(c.sem_pagina, 0) as "semPagina", c.mediana as "medianaSegundos"
       from consulta_uf u left join contada c on c.uf = u.uf order by u.uf`,
      [desde],
    ),
});
