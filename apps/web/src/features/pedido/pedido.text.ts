import type { PedidoSituacao } from '@trevo/rules/conta/pedido-situacao';
import { formatContagem } from '@trevo/client/format.ts';

/** Texts of the cart. */
export const carrinhoText = {
  titulo: 'Carrinho',
  voltar: 'Voltar',
  vazio: 'Seu carrinho está vazio',
  vazioDetalhe: 'Escolha na vitrine o que você quer trocar pelo seu saldo.',
  verProdutos: 'Ver produtos',
  verPedidos: 'Acompanhar pedidos',
  produtos: 'Produtos do carrinho',
  quantidade: (nome: string) => `Quantidade de ${nome}`,
  menos: (nome: string) => `Menos um: ${nome}`,
  mais: (nome: string) => `Mais um: ${nome}`,
  tirar: (nome: string) => `Tirar ${nome}`,
  cada: (valor: string) => `${valor} cada`,
  total: (valor: string) => `Total: ${valor}`,
  fora: 'Saiu da vitrine. Tire do carrinho para continuar.',
  semEstoque: 'Produto sem estoque. Tire do carrinho para continuar.',
  limite: 'Você já pediu o máximo que cada pessoa pode pedir.',
  poucos: (n: number) =>
    n === 1 ? 'Só dá para pedir 1 agora.' : `Só dá para pedir ${formatContagem(n)} agora.`,
  mudou: (de: string, para: string) => `O valor mudou: era ${de}, agora é ${para}.`,
  mudancas: 'Alguma coisa mudou desde que você escolheu',
  mudancasDetalhe: 'Confira os produtos marcados. Nada foi debitado.',
  aceitar: 'Atualizar carrinho',
  semResposta: 'Não sabemos se o pedido chegou',
  semRespostaDetalhe: 'Toque em fazer pedido outra vez: ele não é feito em dobro.',
  pedir: 'Fazer pedido',
  pedindo: 'Fazendo o pedido…',
  confirmar: (valor: string) => `Trocar ${valor}?`,
  confirmarDetalhe: (n: number) =>
    n === 1
      ? 'O valor sai do seu saldo agora. Dá para cancelar enquanto o pedido estiver pendente.'
      : `São ${formatContagem(n)} unidades. O valor sai do seu saldo agora. Dá para cancelar enquanto o pedido estiver pendente.`,
  trocar: 'Trocar agora',
  agoraNao: 'Agora não',
  feito: 'Pedido feito!',
  loja: 'Onde você vai retirar?',
  lojaCampo: { rotulo: 'Loja da retirada', titulo: 'Em qual loja você vai retirar?' },
  lojaFalta: 'Escolha a loja onde você vai retirar o pedido.',
  // The server's own text follows: the current order was not placed.
  anteriorChegou: 'O pedido que você tinha enviado antes chegou: confira em Meus pedidos.',
  ops: 'Ops...',
  entendi: 'Entendi',
  // Fallback when the response has no text.
  erro: { id: 'msg.pedido.erro', texto: 'Erro desconhecido ao realizar pedido!' },
} as const;

/** Texts of the delivery, in the cart and on an order. */
export const entregaText = {
  titulo: 'Onde entregar',
  falta: 'Seu cadastro ainda não tem um endereço completo.',
  informar: 'Informar endereço',
  alterar: 'Alterar',
  destinatario: (nome: string) => `Para ${nome}`,
  guardado: 'Endereço guardado com o pedido.',
  necessario: 'Informe o endereço para fazer o pedido.',
  prazo: (dias: number) => (dias === 1 ? 'Chega em até 1 dia' : `Chega em até ${formatContagem(dias)} dias`),
  prazoNaLoja: (dias: number) =>
    dias === 1 ? 'Chega à loja em até 1 dia' : `Chega à loja em até ${formatContagem(dias)} dias`,
  chegaAte: (dia: string) => `Chega até ${dia}`,
  naLojaAte: (dia: string) => `Chega à loja até ${dia}`,
} as const;

/** Texts of the orders. */
export const pedidoText = {
  titulo: 'Meus pedidos',
  rastreio: (codigo: string) => `Código de rastreio: ${codigo}`,
  total: (n: number) => (n === 1 ? '1 pedido' : `${formatContagem(n)} pedidos`),
  vazio: 'Você ainda não fez pedidos',
  vazioDetalhe: 'Troque o seu saldo por um produto da vitrine e acompanhe a entrega por aqui.',
  verProdutos: 'Ver produtos',
  carrinho: 'Ir para o carrinho',
  pedido: (numero: string) => `Pedido ${numero}`,
  itens: (n: number) => (n === 1 ? '1 unidade' : `${formatContagem(n)} unidades`),
  vezes: (n: number, nome: string) => `${formatContagem(n)} × ${nome}`,
  situacoes: {
    PENDENTE: { id: 'msg.pedido.pendente', texto: 'Pendente' },
    APROVADO: { id: 'msg.pedido.aprovado', texto: 'Aprovado' },
    SEPARACAO: { id: 'msg.pedido.separacao', texto: 'Em separação' },
    ENVIADO: { id: 'msg.pedido.enviado', texto: 'Enviado' },
    ENTREGUE: { id: 'msg.pedido.entregue', texto: 'Entregue' },
    REPROVADO: { id: 'msg.pedido.reprovado', texto: 'Reprovado' },
    CANCELADO: { id: 'msg.pedido.cancelado', texto: 'Cancelado' },
  } satisfies Record<PedidoSituacao, { readonly id: string; readonly texto: string }>,
  devolvido: (valor: string) => `${valor} voltaram para a sua conta.`,
  retirada: (loja: string) => `Retirada: ${loja}`,
  loja: (loja: string) => `Loja: ${loja}`,
  detalhes: 'Ver detalhes',
  fechar: 'Fechar',
  andamento: 'Andamento',
  etapas: { done: 'feito', current: 'agora', waiting: 'a seguir', failed: 'não seguiu' },
  observacao: (nome: string) => `Observação de ${nome}`,
  observacaoDica: 'Cor, tamanho, um recado para quem separa.',
  salvar: 'Salvar observação',
  salva: 'Observação salva.',
  cancelar: 'Cancelar pedido',
  cancelarTitulo: 'Cancelar este pedido?',
  cancelarDetalhe: (valor: string) => `${valor} voltam para a sua conta na hora.`,
  cancelarSim: 'Cancelar pedido',
  cancelarNao: 'Manter pedido',
  cancelado: 'Pedido cancelado. O valor voltou para a sua conta.',
  // Fallback when the response has no text.
  erroObservacao: {
    id: 'msg.pedido.erroObservacao',
    texto: 'Erro desconhecido ao alterar a observação do item!',
  },
} as const;
