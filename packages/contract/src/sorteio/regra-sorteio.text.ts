import type { algarismos, AlgarismoDaExtracao, RegraSorteio } from '@trevo/rules/sorte/sorteio/regra-sorteio';
import { countSerieDigits } from '@trevo/rules/sorte/numeros/serie-numeros';

const nomes = {
  dezenaDeMilhar: 'dezena de milhar',
  milhar: 'milhar',
  centena: 'centena',
  dezena: 'dezena',
  unidade: 'unidade',
} as const satisfies Record<(typeof algarismos)[number], string>;

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`;

/** Returns digits in words; the same digit of several prizes is named once. */
function writeDigitos(digitos: readonly AlgarismoDaExtracao[]): string {
  const parts = digitos.map((digito) => digito.split('.') as [string, keyof typeof nomes]);
  const [, first] = parts[0]!;
  const ordem = digitos.length > 1 ? ', nesta ordem' : '';
  return parts.every(([, nome]) => nome === first)
    ? `${nomes[first]} do ${list(parts.map(([premio]) => `${premio}º`))} prêmio${ordem}`
    : `${list(parts.map(([premio, nome]) => `${nomes[nome]} do ${premio}º prêmio`))}${ordem}`;
}

function writeSerieInexistente({ serieInexistente }: RegraSorteio, series: number): string {
  const ultima = String(series - 1).padStart(countSerieDigits(series), '0');
  switch (serieInexistente) {
    case 'resto':
      return `Se der uma série que a campanha não tem, vale o resto da divisão dela por ${series}.`;
    case 'ultima':
      return `Se der uma série que a campanha não tem, vale a última, a ${ultima}.`;
    case 'primeira':
      return `Se der uma série que a campanha não tem, vale a primeira, a ${'0'.repeat(countSerieDigits(series))}.`;
    case undefined:
      return '';
  }
}

const sentidos = {
  superior: (volta: boolean) => `o próximo acima${volta ? '; depois do último vem o primeiro' : ''}`,
  inferior: (volta: boolean) => `o próximo abaixo${volta ? '; antes do primeiro vem o último' : ''}`,
  superiorDepoisInferior: () => 'o próximo acima e, se não houver nenhum acima, o próximo abaixo',
  inferiorDepoisSuperior: () => 'o próximo abaixo e, se não houver nenhum abaixo, o próximo acima',
  alternadoSuperior: (volta: boolean) =>
    `o mais perto; com a mesma distância, o de cima${volta ? '. Depois do último vem o primeiro' : ''}`,
  alternadoInferior: (volta: boolean) =>
    `o mais perto; com a mesma distância, o de baixo${volta ? '. Depois do último vem o primeiro' : ''}`,
} as const satisfies Record<RegraSorteio['aproximacao']['sentido'], (volta: boolean) => string>;

function writeBusca({ aproximacao }: RegraSorteio, series: number): string[] {
  const { sentido, volta, alcance, outraSerie, inicioNaOutraSerie } = aproximacao;
  const onde = series === 1 ? '' : alcance === 'serie' ? ', na mesma série,' : ', com as séries em fila,';
  const frase = `Se esse número não participar, ganha${onde} ${sentidos[sentido](volta)}.`;
  if (series === 1 || alcance === 'todas') return [frase];
  const lado = outraSerie === 'inferior' ? 'de baixo' : 'de cima';
  const inicio =
    inicioNaOutraSerie === 'mesmoNumero' ? 'a partir do mesmo número' : 'a partir do começo da procura';
  return [frase, `Se ninguém participar nessa série, vale a série ${lado}, ${inicio}.`];
}

function writePremios(regra: RegraSorteio): string[] {
  const { premios, proximo, suplentes } = regra;
  const serieAnunciada = premios[0]?.serie ?? regra.serie;
  const total = premios.reduce((sum, { quantidade }) => sum + quantidade, 0);
  const proprios = premios
    .slice(1)
    .flatMap(({ nome, numero, serie = regra.serie }) =>
      numero === undefined
        ? []
        : [
            `${nome}: o número sai da ${writeDigitos(numero)}${serie.length > 0 && serie.join() !== serieAnunciada.join() ? `, e a série, da ${writeDigitos(serie)}` : ''}.`,
          ],
    );
  const seguinte =
    proximo === 'anterior' ? 'conta-se de novo a partir do ganhador anterior' : 'continua-se a mesma procura';
  return [
    ...proprios,
    ...(total > 1 ? [`São ${total} prêmios. Para o ganhador seguinte, ${seguinte}.`] : []),
    ...(suplentes > 0
      ? [
          `${suplentes === 1 ? 'Fica 1 suplente' : `Ficam ${suplentes} suplentes`} para cada prêmio, pela mesma regra.`,
        ]
      : []),
  ];
}

const porPessoa = {
  sorteio: ['Cada pessoa ganha uma vez só neste sorteio.'],
  campanha: ['Cada pessoa ganha uma vez só nos sorteios da campanha.'],
  semLimite: [],
} as const satisfies Record<RegraSorteio['umPorPessoa'], readonly string[]>;

/** Returns the rule of a draw in sentences for participants. */
export function describeRegraSorteio(regra: RegraSorteio, series: number): string[] {
  const primeiro = regra.premios[0];
  const serie = primeiro?.serie ?? regra.serie;
  return [
    ...(serie.length > 0
      ? [
          `A série sai da Loteria Federal: ${writeDigitos(serie)}. ${writeSerieInexistente(regra, series)}`.trim(),
        ]
      : []),
    `O número sai da Loteria Federal: ${writeDigitos(primeiro?.numero ?? regra.numero)}.`,
    ...writeBusca(regra, series),
    ...writePremios(regra),
    ...porPessoa[regra.umPorPessoa],
  ];
}
