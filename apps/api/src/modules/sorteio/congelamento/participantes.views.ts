import type { Db } from '../../../kernel/db/db.ts';
import type { CampanhaId } from '../../campanha/public.ts';
import type { Participante } from './layout-participantes.ts';

/** A number with its index in the order of the grants. */
export interface ParticipanteView extends Participante {
  readonly indice: number;
}

export type ParticipanteViews = ReturnType<typeof createParticipanteViews>;

export function createParticipanteViews(db: Db) {
  return {
    /** Lists numbers by their index, with their holders; for a deleted account, with its retained identity (ADR 0011). */
    listByIndice: (campanhaId: CampanhaId, indices: readonly number[]): Promise<ParticipanteView[]> =>
      db.query<ParticipanteView>(
        `select c.indice, c.serie, c.numero, coalesce(d.participa_em, d.registrado_em) as "participaEm",
           case when s.excluido_em is null then coalesce(s.cpf, s.usuario)
             else coalesce(r.identidade ->> 'cpf', r.usuario) end as documento,
           case when s.excluido_em is null then s.nome else r.identidade ->> 'nome' end as nome,
           case when s.excluido_em is null then s.email else r.identidade ->> 'email' end as email,
           case when s.excluido_em is null then s.telefone_contato
             else r.identidade ->> 'telefone_contato' end as telefone,
           s.documento_estrangeiro as "isEstrangeiro"
         from cupom c
         join documento_fiscal d
           on d.consumidor_id = c.consumidor_id and d.documento_fiscal_id = c.documento_fiscal_id
         join consumidor s on s.consumidor_id = c.consumidor_id
         left join consumidor_retido r on r.consumidor_id = c.consumidor_id
         where c.campanha_id = $1 and c.indice = any ($2::bigint[])`,
        [campanhaId, indices],
      ),
  };
}
