/** Words of the question where a Comper purchase was made. */
export const comperPerguntaText = {
  fechar: 'Fechar',
  voltar: 'Voltar',
  fisica: 'Na loja física',
  fisicaDetalhe: 'Tenho o cupom do caixa',
  ecommerce: 'Pelo site ou aplicativo',
  ecommerceDetalhe: 'Tenho a nota do pedido',
} as const;
