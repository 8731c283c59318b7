import type { ErrorEntry } from '../error-entry.ts';

export const produtoErrors = {
  'produto.semParticipantes': {
    status: 404,
    mensagem: 'Esta campanha não tem lista de produtos participantes.',
    lugar: 'pagina',
    cura: 'Consulte no regulamento o que vale na campanha.',
  },
  'produto.naoEncontrado': {
    status: 404,
    mensagem: 'Este produto não está mais na vitrine.',
    lugar: 'modal',
    cura: 'Escolha outro produto.',
  },
  'produto.semEstoque': {
    status: 409,
    mensagem: 'Produto sem estoque',
    lugar: 'modal',
    cura: 'Nada foi debitado. Diminua a quantidade ou escolha outro produto.',
  },
  'produto.valorMudou': {
    status: 409,
    mensagem: 'O valor de um produto do seu carrinho mudou.',
    lugar: 'modal',
    cura: 'Confira o valor novo e confirme o pedido de novo.',
  },
  'produto.limitePorPessoa': {
    status: 409,
    mensagem: 'Você já pediu o máximo que cada pessoa pode pedir deste produto.',
    lugar: 'modal',
    cura: 'Nada foi debitado. Diminua a quantidade ou escolha outro produto.',
  },
} as const satisfies Record<string, ErrorEntry>;
