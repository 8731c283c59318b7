import type { FonteValor } from '@trevo/rules/documento-fiscal/fonte-valor';
import type { ItemNota } from '@trevo/rules/documento-fiscal/item-nota';
import type { Columns } from '../../../schema/call-function.ts';
import type { Db } from '../../../kernel/db/db.ts';
import type { CampanhaId } from '../../campanha/public.ts';
import type { Lugar } from './campo.ts';
import { type DePessoa, pessoaColumns } from './campo.ts';
import type { Filtro } from './filtro.ts';

export interface NotaView
  extends
    DePessoa,
    Columns<
      'documento_fiscal',
      | 'documento_fiscal_id'
      | 'tipo'
      | 'modelo'
      | 'uf'
      | 'emitente'
      | 'emitido_em'
      | 'registrado_em'
      | 'participa_em'
      | 'apurado_em'
      | 'status'
      | 'motivo'
      | 'origem'
      | 'valor_centavos'
      | 'quantidade'
      | 'numeros_concedidos'
      | 'pontos'
      | 'cashback_centavos'
      | 'raspadinhas_concedidas'
    > {
  readonly fonte: FonteValor | null;
  /** Null without personal data and after the account is deleted: the state's page of the receipt can name the buyer. */
  readonly chave_acesso: string | null;
  /** The time as the database prints it, with all its digits. */
  readonly lugar: string;
}

export interface ItensView extends Columns<'documento_fato', 'documento_fiscal_id'> {
  readonly fonte: FonteValor;
  readonly itens: ItemNota[];
}

export type NotasViews = ReturnType<typeof createNotasViews>;

export function createNotasViews(db: Db) {
  return {
    /** Lists receipts in the order of their registration. */
    list: (filtro: Filtro, [em, id]: Lugar, limite: number): Promise<NotaView[]> =>
      db.query<NotaView>(
        `select d.consumidor_id, d.documento_fiscal_id, d.registrado_em::text as lugar, ${pessoaColumns},
           case when s.consumidor_id is not null then d.chave_acesso end as chave_acesso, d.tipo, d.modelo, d.uf, d.emitente, d.emitido_em,
           d.registrado_em, d.participa_em, d.apurado_em, d.status, d.motivo, d.origem, d.fonte, d.valor_centavos,
           d.quantidade, d.numeros_concedidos, d.pontos, d.cashback_centavos, d.raspadinhas_concedidas
         from documento_fiscal d
         left join consumidor s on $2 and s.consumidor_id = d.consumidor_id and s.excluido_em is null
         where d.campanha_id = $1 and d.registrado_em < $3
           and (d.registrado_em, d.documento_fiscal_id) > ($4::timestamptz, $5::uuid)
         order by d.registrado_em, d.documento_fiscal_id limit $6`,
        [filtro.campanhaId, filtro.comDadosPessoais, filtro.ate, em!, id!, limite],
      ),
    /** Lists the product lines of receipts by source. */
    listItens: (
      campanhaId: CampanhaId,
      notas: readonly Pick<NotaView, 'consumidor_id' | 'documento_fiscal_id'>[],
    ): Promise<ItensView[]> =>
      db.query<ItensView>(
        `select f.documento_fiscal_id, f.fonte, f.itens
         from unnest($2::uuid[], $3::uuid[]) as n(consumidor_id, documento_fiscal_id)
         join documento_fato f on f.consumidor_id = n.consumidor_id and f.documento_fiscal_id = n.documento_fiscal_id
         where f.campanha_id = $1 and f.itens is not null`,
        [
          campanhaId,
          notas.map(({ consumidor_id }) => consumidor_id),
          notas.map(({ documento_fiscal_id }) => documento_fiscal_id),
        ],
      ),
  };
}
