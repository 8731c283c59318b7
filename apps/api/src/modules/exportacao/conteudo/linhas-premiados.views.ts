import type { Db } from '../../../kernel/db/db.ts';
import type { Lugar } from './campo.ts';
import { type DePessoa, pessoaColumns } from './campo.ts';
import type { Filtro } from './filtro.ts';

export interface PremiadoView extends DePessoa {
  readonly origem: 'instantaneo' | 'sorteio';
  readonly premio_id: string;
  /** Id of an instant prize in the campaign's file; null for a draw. */
  readonly item: string | null;
  /** Day, number and prize of a draw; null for an instant prize. */
  readonly sorteio: string | null;
  readonly serie: string | null;
  readonly numero: string | null;
  readonly premio: string | null;
  readonly ganho_em: Date;
  readonly lugar: string;
  readonly retido_em: Date | null;
  readonly entregue_em: Date | null;
}

// Each part reads its own index; the draws of a campaign have few winners.
const instantaneos = `
  select 'instantaneo' as origem, r.consumidor_id, r.raspadinha_id as premio_id, r.premio_id as item, null::date as sorteio,
    null::text as serie, null::text as numero, null::text as premio, r.raspada_em as ganho_em, r.retida_em as retido_em,
    r.entregue_em
  from raspadinha r
  where r.campanha_id = $1 and r.premio_id is not null and r.raspada_em < $3
    and (r.raspada_em, r.raspadinha_id) > ($4::timestamptz, $5::uuid)
  order by r.raspada_em, r.raspadinha_id limit $6`;

const sorteados = `
  select 'sorteio' as origem, w.consumidor_id,
    md5(w.campanha_id::text || ':' || w.data::text || ':' || w.serie || ':' || w.numero)::uuid as premio_id,
    null::text as item, w.data as sorteio, w.serie, w.numero, w.premio, w.registrado_em as ganho_em,
    n.cancelado_em as retido_em, null::timestamptz as entregue_em
  from sorteio_premiado w
  join cupom n on n.campanha_id = w.campanha_id and n.consumidor_id = w.consumidor_id and n.serie = w.serie
    and n.numero = w.numero
  where w.campanha_id = $1 and w.registrado_em < $3`;

/** Lists won prizes in the order of the wins. */
export const createListPremiados =
  (db: Db) =>
  (filtro: Filtro, [em, id]: Lugar, limite: number): Promise<PremiadoView[]> =>
    db.query<PremiadoView>(
      `select g.origem, g.consumidor_id, g.premio_id, ${pessoaColumns}, g.item, g.sorteio, g.serie, g.numero, g.premio,
         g.ganho_em, g.ganho_em::text as lugar, g.retido_em, coalesce(g.entregue_em, a.entregue_em) as entregue_em
       from ((${instantaneos}) union all ${sorteados}) g
       left join premio_andamento a on a.consumidor_id = g.consumidor_id and a.premio_id = g.premio_id
       left join consumidor s on $2 and s.consumidor_id = g.consumidor_id and s.excluido_em is null
       where (g.ganho_em, g.premio_id) > ($4::timestamptz, $5::uuid)
       order by g.ganho_em, g.premio_id limit $6`,
      [filtro.campanhaId, filtro.comDadosPessoais, filtro.ate, em!, id!, limite],
    );
