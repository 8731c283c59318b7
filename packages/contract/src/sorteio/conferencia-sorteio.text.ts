import type { Achado } from '@trevo/rules/sorte/sorteio/apuracao-sorteio';
import type { Capsula, Conferencia } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import { formatLugar } from '@trevo/rules/sorte/numeros/serie-numeros';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { motivoSorteioText } from './motivo-sorteio.text.ts';

/** Each check of a capsule: the text for success, and that for failure. */
export const conferenciaText = {
  manifesto: {
    confere: 'A impressão digital é a publicada antes do sorteio.',
    falhou: 'A impressão digital não é a publicada: o arquivo não é o que foi congelado.',
  },
  regra: {
    confere: 'A regra é a congelada.',
    falhou: 'A regra não é a congelada.',
  },
  mapa: {
    confere: 'Os números distribuídos são os congelados.',
    falhou: 'Os números distribuídos não são os congelados.',
  },
  excluidos: {
    confere: 'Os números excluídos são os congelados.',
    falhou: 'Os números excluídos não são os congelados.',
  },
  premiadosAntes: {
    confere: 'Quem já tinha ganhado antes são as pessoas anotadas no congelamento.',
    falhou: 'Quem já tinha ganhado antes não são as pessoas anotadas no congelamento.',
  },
  titulares: {
    confere: 'Cada número olhado é de quem o tinha no congelamento.',
    falhou: 'Há número olhado que não é de quem o tinha no congelamento.',
  },
  apuracao: {
    confere: 'A conta refeita aqui dá os mesmos passos e os mesmos ganhadores.',
    falhou: 'A conta refeita aqui não dá estes passos e estes ganhadores.',
  },
} as const satisfies Record<Conferencia, { confere: string; falhou: string }>;

/** Returns a reason in words; the code of one without words. */
export const writeMotivo = (codigo: string): string =>
  (motivoSorteioText as Readonly<Record<string, string>>)[codigo] ?? codigo;

/** Returns a day `yyyy-mm-dd` as `19/12/2026`. */
export const writeDia = (dia: string): string => dia.split('-').reverse().join('/');

/** Returns campaign, draw and freeze of a capsule, a line each. */
export function describeSorteio({ manifesto }: Capsula): string[] {
  const { campanha, sorteio, congeladoEm, porSerie, excluidos } = manifesto;
  const { dia, hora } = toSaoPaulo(new Date(congeladoEm));
  const distribuidos = porSerie.reduce((sum, count) => sum + count, 0);
  return [
    `${sorteio.nome}, ${writeDia(sorteio.data)}, campanha ${campanha.identificacao} de ${campanha.ano}`,
    `Congelado em ${writeDia(dia)} às ${hora.slice(0, 5)}, no horário de Brasília`,
    `${writeContagem(distribuidos, 'número distribuído', 'números distribuídos')}, ${writeContagem(excluidos, 'excluído', 'excluídos')}`,
  ];
}

const writeContagem = (count: number, one: string, several: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : several}`;

/** Returns the finding of a draw at a place. */
function writeAchado(achado: Achado): string {
  if (achado === 'premiado') return 'ganha';
  if (achado === 'suplente') return 'fica como suplente';
  if (achado === 'pessoaJaPremiada') return 'é de uma pessoa que já ganhou';
  return `não ganha: ${writeMotivo(achado.excluido)}`;
}

/** Looked-at places of one prize, in words. */
export interface ParteApuracao {
  /** Distinct among the parts of one draw. */
  readonly id: string;
  readonly titulo: string;
  readonly passos: readonly string[];
}

/** Returns the steps of a draw in words, by prize: those for winners first, then those for alternates. */
export function describePassos({ apuracao, regra, manifesto }: Capsula): ParteApuracao[] {
  const write = (lugar: number) => formatLugar(lugar, manifesto.series);
  const partes = regra.premios.map(({ nome }, at) => {
    const sorteado = apuracao.sorteados[at];
    return {
      id: `premio-${at}`,
      titulo:
        typeof sorteado === 'number'
          ? `${nome}: o número sorteado é ${write(sorteado)}`
          : `${nome}: continua a procura do prêmio anterior`,
      passos: [] as string[],
    };
  });
  const suplentes = regra.premios.map(({ nome }, at) => ({
    id: `suplentes-${at}`,
    titulo: `Suplentes de ${nome}`,
    passos: [] as string[],
  }));
  const found = regra.premios.map(() => 0);
  for (const { premio, lugar, achado } of apuracao.passos) {
    // Alternates are searched when each prize has its winners.
    const isComplete = found[premio]! >= regra.premios[premio]!.quantidade;
    (isComplete ? suplentes : partes)[premio]!.passos.push(`${write(lugar)} ${writeAchado(achado)}`);
    if (achado === 'premiado') found[premio]! += 1;
  }
  return [...partes, ...suplentes.filter(({ passos }) => passos.length > 0)];
}

/** Returns a line for each winner, or each alternate. */
export const describePremiados = (
  { regra, manifesto }: Capsula,
  premiados: Capsula['apuracao']['premiados'],
): string[] =>
  premiados.map(
    ({ premio, lugar }) => `${regra.premios[premio]!.nome}: ${formatLugar(lugar, manifesto.series)}`,
  );

/** Returns a line for each number that lost its prize after the freeze. */
export const describeDesclassificados = ({ desclassificados, manifesto }: Capsula): string[] =>
  desclassificados.map(
    ([lugar, motivo]) => `${formatLugar(lugar, manifesto.series)} perdeu o prêmio: ${writeMotivo(motivo)}`,
  );

/** Whether and how a number took part in a draw, in words. */
export function describeNumero(capsula: Capsula, lugar: number, isDistribuido: boolean): string {
  const { regra, apuracao, excluidos, desclassificados } = capsula;
  if (!isDistribuido) return 'Este número não estava com ninguém quando o sorteio foi congelado.';
  const motivo = [...desclassificados, ...excluidos].find(([one]) => one === lugar)?.[1];
  if (motivo !== undefined) return `Este número estava na lista e não ganha: ${writeMotivo(motivo)}.`;
  const premiado = apuracao.premiados.find((one) => one.lugar === lugar);
  if (premiado) return `Este número ganhou: ${regra.premios[premiado.premio]!.nome}.`;
  if (apuracao.suplentes.some((one) => one.lugar === lugar))
    return 'Este número participou e ficou como suplente.';
  return 'Este número participou e não ganhou.';
}
