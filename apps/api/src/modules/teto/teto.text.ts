import type { TetoId } from '@trevo/rules/operador/tetos';
import { contaText } from '@trevo/contract/palavras.text';

const inteiro = new Intl.NumberFormat('pt-BR');
const contar = (muitos: string) => (quanto: number) => `${inteiro.format(quanto)} ${muitos}`;
const centavos = (quanto: number) => contaText.valor('cashback', quanto);

const unidades: Readonly<Record<TetoId, (quanto: number) => string>> = {
  ajustePontos: (quanto) => contaText.valor('pontos', quanto),
  ajusteCashback: centavos,
  notaCentavos: centavos,
  notaUnidades: contar('unidades'),
  notaAnulada: contar('notas anuladas'),
  bloqueio: contar('bloqueios'),
};

const periodos = { dia: 'num dia', campanha: 'na campanha toda' } as const;

/** Why an act above a ceiling needs a second person. */
export const tetoText = {
  porVez: (teto: TetoId, quanto: number, maximo: number) =>
    `${unidades[teto](quanto)} passa do que uma pessoa decide sozinha de uma vez: ${unidades[teto](maximo)}.`,
  seu: (teto: TetoId, periodo: 'dia' | 'campanha', maximo: number) =>
    `Com isto você passaria do que uma pessoa decide sozinha ${periodos[periodo]}: ${unidades[teto](maximo)}.`,
  daPessoa: (teto: TetoId, periodo: 'dia' | 'campanha', maximo: number) =>
    `Com isto este participante passaria do que recebe ${periodos[periodo]} sem uma segunda pessoa: ${unidades[teto](maximo)}.`,
} as const;
