import type { Db } from '../../../kernel/db/db.ts';
import type { Lugar } from './campo.ts';
import { type DePessoa, pessoaColumns } from './campo.ts';
import type { Filtro } from './filtro.ts';

export interface ParticipanteView extends DePessoa {
  readonly data_nascimento: string | null;
  readonly cidade: string | null;
  readonly uf: string | null;
  readonly primeira_em: Date;
  readonly ultima_em: Date;
  readonly notas: number;
  readonly validas: number;
  readonly numeros: number;
  readonly pontos: number;
  readonly cashback_centavos: number;
}

/** Lists the people with a receipt of the period, in the order of their ids. */
export const createListParticipantes =
  (db: Db) =>
  (filtro: Filtro, [depois]: Lugar, limite: number): Promise<ParticipanteView[]> =>
    db.query<ParticipanteView>(
      `select d.consumidor_id, ${pessoaColumns}, s.data_nascimento, s.endereco ->> 'cidade' as cidade,
         s.endereco ->> 'estado' as uf, min(d.registrado_em) as primeira_em, max(d.registrado_em) as ultima_em,
         count(*)::int as notas, (count(*) filter (where d.status = 'VALIDO'))::int as validas,
         (coalesce(sum(d.numeros_concedidos) filter (where d.status = 'VALIDO'), 0))::int as numeros,
         (coalesce(sum(d.pontos) filter (where d.status = 'VALIDO'), 0))::bigint as pontos,
         (coalesce(sum(d.cashback_centavos) filter (where d.status = 'VALIDO'), 0))::bigint as cashback_centavos
       from documento_fiscal d
       left join consumidor s on $2 and s.consumidor_id = d.consumidor_id and s.excluido_em is null
       where d.campanha_id = $1 and d.registrado_em >= $3 and d.registrado_em < $4 and d.consumidor_id > $5::uuid
       group by d.consumidor_id, s.consumidor_id
       order by d.consumidor_id limit $6`,
      [filtro.campanhaId, filtro.comDadosPessoais, filtro.de, filtro.ate, depois!, limite],
    );
