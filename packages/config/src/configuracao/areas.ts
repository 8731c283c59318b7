import type { CampanhaArquivo } from '../campanha-file/campanha-file.ts';
import type { Configuracao } from './configuracao-keys.ts';
import {
  getMenuAcoes,
  getTelasPedidas,
  isCashbackEnabled,
  isCompraPorQuantidadeEnabled,
  isContaCorrenteEnabled,
  isCupomEnabled,
  isIndicacaoEnabled,
  isLojasEnabled,
  isProdutosParticipantesEnabled,
  isQuizEnabled,
  isRaspadinhaAlternativaEnabled,
  isRaspadinhaEnabled,
  isVitrineEnabled,
  isVouchersEnabled,
} from './configuracao-questions.ts';
import type { Tela } from './telas.ts';

type C = Configuracao;

/** The optional areas of the app, each with the condition under which it is offered. */
const areas = {
  numeros: isCupomEnabled,
  pontos: isContaCorrenteEnabled,
  cashback: isCashbackEnabled,
  /** The statement lines of either currency. */
  extrato: (c: C) => isContaCorrenteEnabled(c) || isCashbackEnabled(c),
  raspadinhas: (c: C) => isRaspadinhaEnabled(c) || isRaspadinhaAlternativaEnabled(c),
  vitrine: isVitrineEnabled,
  vouchers: isVouchersEnabled,
  indicacao: isIndicacaoEnabled,
  quiz: isQuizEnabled,
  lojas: isLojasEnabled,
  participantes: isProdutosParticipantesEnabled,
} as const satisfies Record<string, (c: C) => boolean>;

export type Area = keyof typeof areas;

/** Whether the campaign offers an area; used by menus, home, tabs, empty states, filters and the screens themselves. */
export const isAreaOffered = (c: C, area: Area): boolean => areas[area](c);

/** The area of each screen; screens not listed are part of every campaign. */
const areaOfTela: Readonly<Partial<Record<string, Area>>> = {
  cupons: 'numeros',
  cuponsNovo: 'numeros',
  contaCorrente: 'pontos',
  metas: 'pontos',
  totalPontos: 'pontos',
  saldoCashback: 'cashback',
  extratoCashback: 'cashback',
  metasCashback: 'cashback',
  detalhamentoExtrato: 'extrato',
  detalhamentoExtratoDebito: 'extrato',
  raspadinhasAlternativas: 'raspadinhas',
  pinturasAlternativas: 'raspadinhas',
  girosDaSorte: 'raspadinhas',
  premiacaoInstantanea: 'raspadinhas',
  raspar: 'raspadinhas',
  pintar: 'raspadinhas',
  rasparAlternativo: 'raspadinhas',
  rasparPremiacaoInstantaneaAlternativo: 'raspadinhas',
  vitrineProdutos: 'vitrine',
  homeProduto: 'vitrine',
  produtos: 'vitrine',
  ofertas: 'vitrine',
  filtrosProduto: 'vitrine',
  detalhesProduto: 'vitrine',
  controleProdutos: 'vitrine',
  acompanharPedidos: 'vitrine',
  fidelidade: 'vouchers',
  indicacao: 'indicacao',
  amigos: 'indicacao',
  quiz: 'quiz',
  lojasCredenciadas: 'lojas',
  associados: 'lojas',
  produtosParticipantes: 'participantes',
};

/**
 * Returns the area of a screen that the campaign does not offer, or undefined when the screen is part of the
 * campaign.
 */
export function findMissingArea(c: C, tela: string): Area | undefined {
  const area = Object.hasOwn(areaOfTela, tela) ? areaOfTela[tela] : undefined;
  return area && !isAreaOffered(c, area) ? area : undefined;
}

export const isTelaOffered = (c: C, tela: string): boolean => findMissingArea(c, tela) === undefined;

/** Returns the main screens that the campaign offers, in its order; never empty. */
export function getTelasConfiguraveis(c: C): readonly [Tela, ...Tela[]] {
  const [first, ...others] = getTelasPedidas(c).filter((tela) => isTelaOffered(c, tela));
  return [first ?? (isTelaOffered(c, 'contaCorrente') ? 'contaCorrente' : 'home'), ...others];
}

const formas = [
  'escanear',
  'digitacaoManual',
  'cadastrarCupom',
  'cadastroCompra',
  'lancamentoManual',
] as const satisfies readonly Tela[];

/** A way of taking part, by the name of its screen. */
export type Forma = (typeof formas)[number];

/** Returns the ways of taking part that the campaign offers, the quickest first. */
export function listFormas(c: C): readonly Forma[] {
  const acoes = getMenuAcoes(c);
  const isOn: Readonly<Record<Forma, boolean>> = {
    escanear: acoes.escanearQr,
    digitacaoManual: acoes.registrarDocumento,
    cadastrarCupom: acoes.digitarCupom,
    cadastroCompra: acoes.lancamentoManual && isCompraPorQuantidadeEnabled(c),
    lancamentoManual: acoes.lancamentoManual,
  };
  return formas.filter((forma) => isOn[forma]);
}

/**
 * Returns the configuration that a campaign serves: the values of its file, and defaults of areas and of the
 * brand's symbol derived from the file's content.
 */
export const toConfiguracaoServida = ({
  configuracao,
  vouchers,
  associados,
  codigos,
  ganho,
  aplicativo,
}: Pick<
  CampanhaArquivo,
  'aplicativo' | 'configuracao' | 'vouchers' | 'associados' | 'codigos' | 'ganho'
>): Partial<Configuracao> => ({
  ...(aplicativo?.simbolo && { 'tema.simbolo': aplicativo.simbolo }),
  'fidelidade.vouchersAtivo': vouchers !== undefined,
  'lojas.ativo': associados.length > 0,
  'menu.digitarCupom': codigos !== undefined,
  'participantes.ativo': ganho.produtos !== undefined,
  ...configuracao,
});
