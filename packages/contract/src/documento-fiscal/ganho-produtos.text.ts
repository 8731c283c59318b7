import type { GanhoExplicado } from '@trevo/rules/produto/explicacao-produtos';
import type { FaltaProdutos, ParteGanho } from '@trevo/rules/produto/ganho-produtos';
import { contaText } from '../palavras.text.ts';

const formatNumero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** Joins names as in `Cafés, Leites e Pães`. */
export const joinNomes = (nomes: readonly string[]): string =>
  nomes.length < 2 ? (nomes[0] ?? '') : `${nomes.slice(0, -1).join(', ')} e ${nomes.at(-1)}`;

/** Counts with a word, as in `2 unidades`. */
export const countPalavra = (quantos: number, um: string, muitos: string): string =>
  `${formatNumero.format(quantos)} ${quantos === 1 ? um : muitos}`;

/** A missing amount of products, as in `1 unidade de Cafés participantes`. */
export const faltaProdutosText = ({ listas, unidades, centavos }: FaltaProdutos): string =>
  unidades === undefined
    ? `${contaText.valor('cashback', centavos ?? 0)} em ${joinNomes(listas)}`
    : `${countPalavra(unidades, 'unidade', 'unidades')} de ${joinNomes(listas)}`;

/** Rewards, as in `2 números da sorte e 1 raspadinha`. */
const premiosText = ({ numeros, raspadinhas, pontos }: ParteGanho): string =>
  joinNomes(
    [
      numeros > 0 && countPalavra(numeros, 'número da sorte', 'números da sorte'),
      raspadinhas > 0 && countPalavra(raspadinhas, 'raspadinha', 'raspadinhas'),
      pontos > 0 && countPalavra(pontos, 'ponto', 'pontos'),
    ].filter((text) => text !== false),
  );

/** A factor in words: `em dobro`, `em triplo`, `multiplicados por 1,5`. */
export const fatorText = (fator: number): string =>
  fator === 2 ? 'em dobro' : fator === 3 ? 'em triplo' : `multiplicados por ${formatNumero.format(fator)}`;

const parteText = (parte: ParteGanho): string => {
  const { tipo, listas, vezes = 1, fator = 1 } = parte;
  switch (tipo) {
    case 'base':
      return `Pela nota: ${premiosText(parte)}`;
    case 'conta':
      return vezes === 1
        ? `${joinNomes(listas)}: ${premiosText(parte)}`
        : `${joinNomes(listas)}, ${vezes} vezes: ${premiosText(parte)}`;
    case 'multiplica':
      return `${joinNomes(listas)}, números ${fatorText(fator)}: mais ${premiosText(parte)}`;
    case 'soma':
      return `${joinNomes(listas)}, a mais: ${premiosText(parte)}`;
  }
};

/** An explanation in sentences. */
export interface GanhoEmPalavras {
  /** Each part of the reward with its cause, in the order of the calculation. */
  readonly porQue: readonly string[];
  /** Why the receipt earned nothing; null where it did. */
  readonly falta: string | null;
  /** Missing amounts for a higher reward, nearest first. */
  readonly quase: readonly string[];
}

/** Puts the explanation of a receipt's rewards into sentences. */
export const describeGanhoProdutos = ({ partes, exigencia, quase }: GanhoExplicado): GanhoEmPalavras => ({
  porQue: partes.map(parteText),
  falta: exigencia && `Faltou ${faltaProdutosText(exigencia)} nesta nota.`,
  quase: exigencia ? [] : quase.map((falta) => `Faltou ${faltaProdutosText(falta)} para ganhar mais.`),
});
