import { contaText } from '@trevo/contract/palavras.text';
import type { Lancamento, Moeda } from './conta-corrente.wire.ts';

/** Returns whether the verb is singular before the amount; cashback is always plural. */
const isUm = (moeda: Moeda, valor: number) => moeda === 'pontos' && valor === 1;

/** Texts about a balance of points or of cashback. */
export const saldoText = {
  voceTem: { pontos: 'Você tem', cashback: 'Seu cashback' },
  unidade: (n: number) => (n === 1 ? 'ponto' : 'pontos'),
  aLiberarEm: (moeda: Moeda, valor: number, dia: string) =>
    `${contaText.valor(moeda, valor)} a liberar em ${dia}`,
  aLiberarAte: (moeda: Moeda, valor: number, dia: string) =>
    `${contaText.valor(moeda, valor)} a liberar até ${dia}`,
  aLiberarDesde: (moeda: Moeda, valor: number, dia: string) =>
    `${contaText.valor(moeda, valor)} a liberar, a partir de ${dia}`,
  vencem: (moeda: Moeda, valor: number, dia: string) =>
    `${contaText.valor(moeda, valor)} ${isUm(moeda, valor) ? 'vence' : 'vencem'} em ${dia}`,
  datas: 'Ver todas as datas',
  liberacoes: 'Liberações',
  vencimentos: 'Vencimentos',
  devido: (moeda: Moeda, valor: number) =>
    `${isUm(moeda, valor) ? 'Será descontado' : 'Serão descontados'} ${contaText.valor(moeda, valor)} dos próximos créditos: ` +
    `uma nota foi recusada depois de você usar ${moeda === 'pontos' ? 'os pontos' : 'o cashback'}.`,
  devidoTitulo: 'Desconto a fazer',
  saldoDe: (quando: string) => `Saldo de ${quando}`,
  semResposta: 'Não deu para carregar seu saldo.',
  semAtualizar: 'Não deu para atualizar agora.',
} as const;

/** Texts of the points account. */
export const contaCorrenteText = {
  titulo: 'Pontos',
  semCampanha: 'Nenhuma campanha no ar',
  extrato: 'Extrato',
  vazio: 'Nenhum ponto ainda',
  vazioDetalhe: 'Cadastre uma nota: quando ela for aprovada, os pontos aparecem aqui.',
  escanear: 'Escanear nota',
  caminhos: 'O que fazer com seus pontos',
  metas: 'Metas',
  metasDetalhe: 'Veja quanto falta para os prêmios',
  notas: 'Minhas notas',
  notasDetalhe: 'Cada compra e o que ela rendeu',
  vitrine: 'Vitrine',
  vitrineDetalhe: 'Troque seus pontos por produtos',
} as const;

/** Texts of the points page that a partner's link opens. */
export const totalPontosText = {
  titulo: 'Meus pontos',
  voltar: { id: 'msg.totalPontos.voltar', texto: '◀ Voltar' },
  nenhum: 'Entre na sua conta para ver seus pontos.',
  verExtrato: 'Ver o extrato',
  entrar: 'Entrar',
} as const;

/** Texts of an account statement and its lines. */
export const extratoText = {
  aLiberarEm: (dia: string) => `A liberar em ${dia}`,
  aLiberar: 'A liberar',
  expirado: 'Expirado',
  estornado: 'Estornado',
  entrou: (valor: string) => `entrou ${valor}`,
  saiu: (valor: string) => `saiu ${valor}`,
} as const;

type Movimento = Lancamento['movimento'];
type Origem = NonNullable<Lancamento['origem']>;

const nome = (moeda: Moeda) => (moeda === 'pontos' ? 'pontos' : 'cashback');

/** Texts of one line of a statement. */
export const lancamentoText = {
  titulos: { CREDITO: 'Detalhes do crédito', DEBITO: 'Detalhes do débito' },
  voltar: 'Voltar',
  naoEncontrado: 'Não encontramos este lançamento',
  naoEncontradoDetalhe: 'Veja o extrato: ele pode estar lá.',
  verExtrato: 'Ver o extrato',
  situacao: 'Situação',
  situacoes: {
    A_LIBERAR: 'A liberar',
    DISPONIVEL: 'Liberado para usar',
    USADO: 'Usado',
    EXPIRADO: 'Expirado',
    ESTORNADO: 'Estornado',
  },
  liberaEm: 'Será liberado em',
  expiraEm: 'Vale até',
  saldo: 'Saldo depois dele',
  devido: 'Ainda a descontar',
  porQue: (moeda: Moeda, movimento: Movimento, origem: Origem | null): string => {
    const oQue = nome(moeda);
    if (movimento === 'CREDITO') return porQueCredito[origem ?? 'documento'](oQue);
    if (movimento === 'RESGATE' && origem === 'ajuste')
      return `A campanha tirou ${oQue} da sua conta para corrigir o saldo.`;
    if (movimento === 'RESGATE') return `Você trocou ${oQue} por um prêmio.`;
    return porQueOutro[movimento](oQue);
  },
  pontosDaNota: 'Pontos desta nota',
  verNota: 'Ver a nota',
  verNotaDetalhe: 'A nota que deu origem a este lançamento',
  verPedidos: 'Ver meus pedidos',
  verPedidosDetalhe: 'Como anda o que você trocou',
  maisSobre: 'Mais sobre este lançamento',
  lotesDebito: 'De onde saiu',
  lotesCredito: 'Para onde voltou',
  lote: (dia: string, ate: string | null) =>
    ate === null ? `Ganho em ${dia}` : `Ganho em ${dia}, vale até ${ate}`,
} as const;

const porQueCredito: Readonly<Record<Origem, (oQue: string) => string>> = {
  documento: (oQue) => `Sua nota foi aprovada e rendeu ${oQue}.`,
  indicacao: (oQue) => `Um convite entre amigos valeu, e você ganhou ${oQue}.`,
  quiz: (oQue) => `Suas respostas no quiz renderam ${oQue}.`,
  meta: (oQue) => `Você alcançou uma meta, e o prêmio dela veio em ${oQue}.`,
  pedido: (oQue) => `Uma troca sua rendeu ${oQue}.`,
  voucher: (oQue) => `Uma troca sua rendeu ${oQue}.`,
  ajuste: (oQue) => `A campanha somou ${oQue} à sua conta para corrigir o saldo.`,
};

const porQueOutro: Readonly<Record<Exclude<Movimento, 'CREDITO' | 'RESGATE'>, (oQue: string) => string>> = {
  EXPIRACAO: () => 'O prazo de uso terminou antes que este valor fosse usado.',
  DEVOLUCAO: () => 'Uma troca sua não foi adiante, e o valor voltou para você.',
  ESTORNO: (oQue) => `Uma nota foi recusada depois de conferida, e o que ela rendeu em ${oQue} foi desfeito.`,
  ABATIMENTO: (oQue) =>
    `Uma nota foi recusada depois de você usar o que ela rendeu em ${oQue}. Este valor desconta o que foi usado.`,
  ENCERRAMENTO: () => 'A conta foi encerrada.',
};

/** Texts of the goals. */
export const metasText = {
  titulos: { pontos: 'Metas', cashback: 'Metas de cashback' },
  voltar: 'Voltar',
  subtitulo: 'O que você ganha com as suas notas conta para chegar lá.',
  semCampanha: 'Nenhuma campanha no ar',
  vazio: 'Nenhuma meta por enquanto',
  vazioDetalhe: 'Quando a promoção tiver uma meta, ela aparece aqui com o quanto falta.',
  verSaldo: { pontos: 'Ver meus pontos', cashback: 'Ver meu cashback' },
  progresso: (moeda: Moeda, atual: number, alvo: number) =>
    `${contaText.valor(moeda, atual)} de ${contaText.valor(moeda, alvo)}`,
  premio: (premio: string) => `Prêmio: ${premio}`,
  premioGanho: (premio: string) => `Você ganhou ${premio}`,
  ate: (dia: string) => `Até ${dia}`,
  encerrada: (dia: string) => `Terminou em ${dia}`,
  naoAlcancada: 'Não deu desta vez',
  alcancada: 'Meta alcançada!',
  alcancadaEm: (dia: string) => `Você chegou lá em ${dia}`,
  porcento: (n: number) => `${n}%`,
} as const;
