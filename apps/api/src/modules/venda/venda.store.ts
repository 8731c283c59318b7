import type { FatosNota } from '@trevo/rules/documento-fiscal/fonte-valor';
import type { Db } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';

export function createVendaStore(db: Db) {
  return {
    /** Finds the facts about a receipt in the promoter's files. */
    async find(campanhaId: CampanhaId, chaveAcesso: string): Promise<FatosNota | undefined> {
      const [row] = await db.query<FatosNota>(
        `select v.emitente, v.emitido_em as "emitidoEm", v.valor_centavos as "valorCentavos", v.quantidade,
           coalesce(v.cancelada, false) as cancelada
         from venda v where v.campanha_id = $1 and v.chave_acesso = $2`,
        [campanhaId, chaveAcesso],
      );
      return row;
    },
  };
}
