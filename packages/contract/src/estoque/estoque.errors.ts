import type { ErrorEntry } from '../error-entry.ts';

export const estoqueErrors = {
  'estoque.loteNenhum': {
    status: 404,
    mensagem: 'Esta campanha não tem este lote de códigos.',
    lugar: 'modal',
    cura: 'Atualize a lista e escolha um dos lotes dela.',
  },
  'estoque.produtoNenhum': {
    status: 404,
    mensagem: 'Esta campanha não tem este produto.',
    lugar: 'modal',
    cura: 'Atualize a lista e escolha um dos produtos dela.',
  },
  'estoque.faltam': {
    status: 409,
    mensagem: 'Não restam tantas unidades: as outras já foram pedidas.',
    lugar: 'modal',
    cura: 'Tire no máximo as que restam, ou reprove pedidos primeiro.',
  },
} as const satisfies Record<string, ErrorEntry>;
