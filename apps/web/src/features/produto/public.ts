export {
  acceptHoje,
  type Carrinho,
  type CarrinhoLinha,
  checkCarrinho,
  type ProdutoHoje,
  removeProduto,
  setQuantidade,
  sumCarrinho,
} from './carrinho.ts';
export { toBotaoEstado } from './botao-estado.ts';
export { carrinhoStore, useCarrinho, useIsEnviado } from './carrinho-store.ts';
export { ComCampanha } from './parts/ComCampanha.tsx';
export { ParticipantesCard } from './participantes/ParticipantesCard.tsx';
export { ProdutoImagem } from './parts/ProdutoImagem.tsx';
export { SaldoFaixa } from './parts/SaldoFaixa.tsx';
export { VerParticipantes } from './participantes/VerParticipantes.tsx';
export { useProdutos } from './use-produtos.ts';
export { type SaldoResposta, useSaldos } from './use-produto-saldos.ts';
