import { type Campo, createCampos, dadosPessoais, pessoa } from './campo.ts';
import type { LancamentoView } from './linhas-lancamentos.views.ts';

const { texto, inteiro, centavos, instante } = createCampos<LancamentoView>();

type Quantia = (row: LancamentoView) => number;

/** An amount as two columns, because points are units and cashback is money. */
const quantia = (nome: string, of: Quantia): readonly Campo<LancamentoView>[] => [
  inteiro(`${nome}_pontos`, (row) => (row.moeda === 'pontos' ? of(row) : null)),
  centavos(`${nome}_cashback`, (row) => (row.moeda === 'cashback' ? of(row) : null)),
];

/** One row for each line of the ledger. */
export const listCamposLancamentos = (comDadosPessoais: boolean): readonly Campo<LancamentoView>[] => [
  pessoa,
  ...(comDadosPessoais ? dadosPessoais : []),
  texto('moeda', ({ moeda }) => moeda),
  inteiro('ordem', ({ ordem }) => ordem),
  texto('tipo', ({ tipo }) => tipo),
  ...quantia('valor', ({ valor }) => valor),
  ...quantia('disponivel', ({ disponivel }) => disponivel),
  ...quantia('a_liberar', ({ a_liberar }) => a_liberar),
  ...quantia('devido', ({ devido }) => devido),
  texto('origem', ({ origem }) => origem),
  instante('vale_em', ({ vale_em }) => vale_em),
  instante('registrado_em', ({ registrado_em }) => registrado_em),
];
