import type { Columns } from '../../../schema/call-function.ts';
import type { Db } from '../../../kernel/db/db.ts';
import type { Lugar } from './campo.ts';
import { type DePessoa, pessoaColumns } from './campo.ts';
import type { Filtro } from './filtro.ts';

export interface LancamentoView
  extends
    DePessoa,
    Columns<
      'lancamento',
      | 'ordem'
      | 'tipo'
      | 'valor'
      | 'disponivel'
      | 'a_liberar'
      | 'devido'
      | 'origem'
      | 'vale_em'
      | 'registrado_em'
    > {
  readonly moeda: 'pontos' | 'cashback';
}

/** Lists the ledger of points and cashback, account by account. */
export const createListLancamentos =
  (db: Db) =>
  (filtro: Filtro, [consumidorId, moeda, ordem]: Lugar, limite: number): Promise<LancamentoView[]> =>
    db.query<LancamentoView>(
      `select l.consumidor_id, ${pessoaColumns}, l.moeda, l.ordem, l.tipo, l.valor, l.disponivel, l.a_liberar, l.devido, l.origem,
         l.vale_em, l.registrado_em
       from lancamento l
       left join consumidor s on $2 and s.consumidor_id = l.consumidor_id and s.excluido_em is null
       where l.campanha_id = $1 and l.registrado_em >= $3 and l.registrado_em < $4
         and (l.consumidor_id, l.moeda, l.ordem) > ($5::uuid, $6::text, $7::integer)
       order by l.consumidor_id, l.moeda, l.ordem limit $8`,
      [
        filtro.campanhaId,
        filtro.comDadosPessoais,
        filtro.de,
        filtro.ate,
        consumidorId!,
        moeda!,
        ordem!,
        limite,
      ],
    );
