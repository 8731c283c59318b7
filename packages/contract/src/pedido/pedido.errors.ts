import type { ErrorEntry } from '../error-entry.ts';

export const pedidoErrors = {
  'pedido.moedasMisturadas': {
    status: 422,
    mensagem: 'Um pedido é pago só com pontos ou só com cashback.',
    lugar: 'modal',
    cura: 'Faça um pedido para cada um.',
  },
  'pedido.lojaNecessaria': {
    status: 422,
    mensagem: 'Escolha a loja onde você vai retirar o pedido.',
    lugar: 'campo',
    cura: 'Escolha uma loja da lista.',
  },
  'pedido.lojaForaDaLista': {
    status: 422,
    mensagem: 'Esta loja não está na lista da campanha.',
    lugar: 'campo',
    cura: 'Escolha uma loja da lista ou faça o pedido sem loja.',
  },
  'pedido.enderecoNecessario': {
    status: 422,
    mensagem: 'Seu cadastro ainda não tem um endereço completo.',
    lugar: 'campo',
    cura: 'Informe o endereço de entrega e faça o pedido de novo.',
  },
  'pedido.enderecoInvalido': {
    status: 422,
    mensagem: 'Confira o endereço de entrega.',
    lugar: 'campo',
    cura: 'Corrija as partes indicadas e faça o pedido de novo.',
  },
  'pedido.nenhum': {
    status: 404,
    mensagem: 'Não encontramos este pedido.',
    lugar: 'pagina',
    cura: 'Confira a lista dos seus pedidos.',
  },
  'pedido.naoAlteravel': {
    status: 409,
    mensagem: 'Este pedido já seguiu adiante e não pode mais ser alterado.',
    lugar: 'modal',
    cura: 'Acompanhe o pedido ou fale com o suporte da campanha.',
  },
} as const satisfies Record<string, ErrorEntry>;
