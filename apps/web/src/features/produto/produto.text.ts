import { formatContagem } from '@trevo/client/format.ts';

/** Texts of the catalogue and the showcase. */
export const produtoText = {
  produtos: 'Produtos',
  vitrine: 'Vitrine',
  ofertas: 'Ofertas',
  destaques: 'Destaques',
  categorias: 'Categorias',
  total: (n: number) => (n === 1 ? '1 produto' : `${formatContagem(n)} produtos`),
  buscar: 'Buscar produto',
  buscarTodos: 'Buscar e filtrar',
  exemplo: 'Ex.: garrafa',
  limpar: 'Limpar busca',
  filtrar: 'Filtrar',
  filtros: (n: number) => (n === 1 ? '1 filtro' : `${n} filtros`),
  verTodos: 'Ver todos os produtos',
  verOfertas: 'Ver ofertas',
  carrinho: (n: number) =>
    n === 0 ? 'Carrinho' : n === 1 ? 'Carrinho, 1 produto' : `Carrinho, ${n} produtos`,
  pedidos: 'Meus pedidos',
  voltar: 'Voltar',
  ver: (nome: string) => `Ver ${nome}`,
  // Literal from the specification; the API uses the same sentence.
  nenhum: { id: 'msg.produtos.nenhum', texto: 'Não foi encontrado produtos!' },
  vazia: 'A prateleira ainda está vazia',
  semAchado: 'Nada com essa busca',
  nenhumDetalhe: 'Tente outra palavra ou tire um filtro.',
  semProdutos: 'Enquanto os produtos não chegam, cada nota aumenta o seu saldo.',
  semOfertas: 'Nenhuma oferta por enquanto. Os outros produtos continuam à sua espera.',
  limparFiltros: 'Limpar filtros',
  escanear: 'Escanear nota',
  de: (valor: string) => `De ${valor}`,
  por: (valor: string) => `por ${valor}`,
  ofertaAte: (dia: string) => `Até ${dia}`,
  oferta: 'Oferta',
  maximo: (n: number) => (n === 1 ? '1 por pessoa' : `Até ${formatContagem(n)} por pessoa`),
  semCampanha: 'Nenhuma campanha no ar',
  naoEncontrado: 'Este produto não está mais na vitrine',
  naoEncontradoDetalhe: 'Veja os outros produtos da campanha.',
  industria: 'Marca',
  categoria: 'Categoria',
  segmento: 'Segmento',
  setor: 'Setor',
} as const;

/** Texts of the balance available to spend. */
export const saldoText = {
  pontos: 'Seus pontos',
  cashback: 'Seu cashback',
  aLiberar: (valor: string, dia: string) => `Mais ${valor} a partir de ${dia}`,
  aguardando: (valor: string) => `Mais ${valor} a liberar`,
  semSaldo: 'Não deu para ver o seu saldo agora.',
  tentar: 'Tentar novamente',
} as const;

/** Texts of the product filters. */
export const filtroText = {
  titulo: 'Filtros',
  qualquer: 'Tudo',
  moeda: 'Troco por',
  moedas: { pontos: 'Pontos', cashback: 'Cashback' },
  soDestaques: 'Só destaques',
  soOfertas: 'Só ofertas',
  mostrar: (n: number) => (n === 1 ? 'Mostrar 1 produto' : `Mostrar ${formatContagem(n)} produtos`),
  mostrarProdutos: 'Mostrar produtos',
  limpar: 'Limpar filtros',
  nenhum: 'Nenhum produto com estes filtros.',
} as const;

/** Labels of a product's button, each with the id by which a campaign can override it. */
export const botaoText = {
  euQuero: { id: 'msg.produto.euQuero', texto: 'Eu quero' },
  semEstoque: { id: 'msg.produto.semEstoque', texto: 'Produto sem estoque' },
  noCarrinho: { id: 'msg.produto.noCarrinho', texto: 'Produto já está no carrinho' },
  pontosInsuficientes: { id: 'msg.produto.pontosInsuficientes', texto: 'Pontos Insuficientes' },
  cashbackInsuficiente: { id: 'msg.produto.cashbackInsuficiente', texto: 'Cashback Insuficiente' },
  pontosALiberar: {
    id: 'msg.produto.pontosADisponibilizar',
    texto: 'Ainda existem pontos a serem disponibilizados!',
  },
  cashbackALiberar: {
    id: 'msg.produto.cashbackADisponibilizar',
    texto: 'Ainda existe cashback a ser disponibilizado!',
  },
  liberaEm: (dia: string) => `Liberado em ${dia}`,
  adicionado: (nome: string) => `${nome} está no carrinho.`,
  abrirCarrinho: 'Abrir',
  entendi: 'Entendi',
  outraMoeda: 'Seu carrinho já tem produtos de outro saldo. Feche esse pedido antes de escolher este.',
  cheio: 'Um pedido leva até 20 produtos. Feche este antes de escolher mais.',
} as const;
