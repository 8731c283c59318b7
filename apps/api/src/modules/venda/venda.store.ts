import type { FatosNota } from '@trevo/rules/documento-fiscal/fonte-valor';
import type { ItemNota } from '@trevo/rules/documento-fiscal/item-nota';
import type { Db } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** An item as stored; rows written before sales had GTINs lack `gtin`, `codigo` and `unidade`. */
type ItemGuardado = Pick<ItemNota, 'nome' | 'quantidade' | 'centavos'> & Partial<ItemNota>;

const toItem = (item: ItemGuardado): ItemNota => ({ gtin: null, codigo: null, unidade: null, ...item });

export function createVendaStore(db: Db) {
  return {
    /** Finds the facts about a receipt in the promoter's files. */
    async find(campanhaId: CampanhaId, chaveAcesso: string): Promise<FatosNota | undefined> {
      const [row] = await db.query<Omit<FatosNota, 'itens'> & { itens: ItemGuardado[] | null }>(
        `select v.emitente, v.emitido_em as "emitidoEm", v.valor_centavos as "valorCentavos", v.quantidade, v.itens,
           coalesce(v.cancelada, false) as cancelada
         from venda v where v.campanha_id = $1 and v.chave_acesso = $2`,
        [campanhaId, chaveAcesso],
      );
      return row && { ...row, itens: row.itens?.map(toItem) ?? null };
    },
  };
}
