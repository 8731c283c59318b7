import type { AlgarismoDaExtracao } from '@trevo/rules/sorte/sorteio/regra-sorteio';
import type { CampanhaArquivo } from '../campanha-file/campanha-file.ts';
import { toRegraSorteio } from '../campanha-file/parts/campanha-file-sorteio.ts';
import { joinErro } from '../configuracao/textos/erro-words.ts';
import type { Contradiction } from './contradiction.ts';
import {
  hasDia,
  hasFim,
  listContagens,
  listDias,
  type Oracao,
  toOracoes,
  toPlano,
} from './regulamento-texto.ts';

type Sorteio = CampanhaArquivo['sorteios'][number];
type Regra = ReturnType<typeof toRegraSorteio>;

const caminho = ['textos', 'regulamento'];
const cure = 'deixe o regulamento e "sorteios" iguais';
const comando = '"npm run campanha -- regra ARQUIVO"';

/**
 * Compares the regulation's text with the draws of the file: warns about a day, a direction or a number that the text
 * says otherwise, or does not say. Only plain statements of a text are compared.
 */
export function findRegulamentoDesigual({ textos, sorteios, campanha }: CampanhaArquivo): Contradiction[] {
  if (sorteios.length === 0) return [];
  const oracoes = toOracoes(textos.regulamento);
  const messages = isSoEndereco(textos.regulamento)
    ? [
        joinErro(
          'o regulamento é só um endereço, e não dá para comparar os sorteios com ele',
          `cole o texto, ou compare-o com as frases de ${comando}`,
        ),
      ]
    : [
        ...sorteios.flatMap((sorteio) => [...findDatas(sorteio, oracoes, listDatas(campanha, sorteios))]),
        ...findPremios(sorteios, oracoes),
        ...sorteios.flatMap(({ regra, premio }) =>
          regra ? [...findRegra(toRegraSorteio(regra, premio), oracoes)] : [],
        ),
      ];
  return [...new Set(messages)].map((message) => ({ caminho, message }));
}

/** Whether a text only points to a document: short, with an address, and without the words of a draw. */
function isSoEndereco(regulamento: string): boolean {
  const plano = toPlano(regulamento);
  const isCurto = plano.length < 600 && !/loteria|extracao/.test(plano);
  return isCurto && /https?:\/\/|www\.|\.pdf\b/.test(plano);
}

/** All days of the file, which a regulation names for other reasons. */
const listDatas = (campanha: CampanhaArquivo['campanha'], sorteios: readonly Sorteio[]): string[] => [
  campanha.dataInicial,
  campanha.dataFinal,
  campanha.dataFinalCompras,
  campanha.dataFinalCadastros,
  ...sorteios.flatMap(({ data: dia, numerosAte, retirada }) => [dia, numerosAte, retirada?.ate ?? dia]),
];

const formatDia = (dia: string): string => dia.split('-').reverse().join('/');

function* findDatas(
  { data: dia, nome, numerosAte }: Sorteio,
  oracoes: readonly Oracao[],
  conhecidas: readonly string[],
): Generator<string> {
  const nomeados = oracoes.flatMap(({ texto }) => listDias(texto));
  if (!hasDia(nomeados, dia)) {
    const outro = oracoes
      .filter(({ texto }) => /sorteio|extraca?o|extracoes|apuracao/.test(texto))
      .flatMap(({ texto, linha }) => listDias(texto).map((outra) => ({ outra, linha })))
      .find(({ outra }) => !conhecidas.some((conhecida) => hasFim([outra], conhecida)));
    yield outro
      ? joinErro(
          `"${nome}" é em ${formatDia(dia)}, e a linha ${outro.linha} do regulamento fala em ${formatDia(outro.outra)}`,
          cure,
        )
      : joinErro(`o regulamento não diz o dia de "${nome}", ${formatDia(dia)}`, cure);
  }
  if (!hasFim(nomeados, numerosAte))
    yield joinErro(
      `o regulamento não diz que as notas até ${formatDia(numerosAte)} entram em "${nome}"`,
      'escreva o último dia das notas de cada sorteio, ou corrija "numerosAte"',
    );
}

/** Whether a clause is about prizes of draws. */
const isDePremio = ({ texto }: Oracao): boolean =>
  /premi|sorte|contempl|ganh|\bsao\b|serao/.test(texto) && !/raspadinha|na hora|instantane/.test(texto);
const semNome = new Set([
  'semana',
  'dias',
  'para',
  'premio',
  'com',
  'sem',
  'uma',
  'cada',
  'vale',
  'valor',
  'reais',
]);

/** The words of a prize's name that a text must have, without their plural. */
const listRadicais = (nome: string): string[] =>
  [...toPlano(nome).matchAll(/\p{L}{4,}/gu)]
    .map(([palavra]) => palavra.replace(/(?:oes|aes|es|s)$/, ''))
    .filter((palavra) => palavra.length >= 3 && !semNome.has(palavra));

function* findPremios(sorteios: readonly Sorteio[], oracoes: readonly Oracao[]): Generator<string> {
  const premios = sorteios.flatMap(({ regra, premio }) =>
    regra ? toRegraSorteio(regra, premio).premios : [{ nome: premio, quantidade: 1 }],
  );
  for (const { nome } of premios) {
    const radicais = listRadicais(nome);
    const first = radicais[0];
    if (first === undefined) continue;
    if (!radicais.some((radical) => oracoes.some(({ texto }) => texto.includes(radical)))) {
      yield joinErro(`o regulamento não fala do prêmio "${nome}"`, cure);
      continue;
    }
    const iguais = premios.filter((other) => listRadicais(other.nome)[0] === first);
    const total = iguais.reduce((sum, { quantidade }) => sum + quantidade, 0);
    const certos = new Set([total, ...iguais.map(({ quantidade }) => quantidade)]);
    const ditos = oracoes
      .filter(isDePremio)
      .flatMap(({ texto, linha }) => listContagens(texto, first).map((contagem) => ({ contagem, linha })));
    // "uma moto" stands for the prize in many sentences; other numbers are counts.
    const outro = ditos.find(({ contagem }) => contagem > 1);
    if (outro && !ditos.some(({ contagem }) => certos.has(contagem) && (contagem > 1 || total === 1)))
      yield joinErro(
        `são ${total} de "${nome}" em "sorteios", e a linha ${outro.linha} do regulamento fala em ${outro.contagem}`,
        cure,
      );
  }
  yield* findTotalPremiados(sorteios, oracoes);
}

/** The number of winners, where the text counts them. */
function* findTotalPremiados(sorteios: readonly Sorteio[], oracoes: readonly Oracao[]): Generator<string> {
  const totais = sorteios.map(({ regra, premio }) =>
    regra ? toRegraSorteio(regra, premio).premios.reduce((sum, { quantidade }) => sum + quantidade, 0) : 1,
  );
  const certos = new Set([...totais, totais.reduce((sum, total) => sum + total, 0)]);
  const ditos = oracoes
    .filter(
      ({ texto }) =>
        /sorte|extracao|apuracao|loteria/.test(texto) && !/suplente|raspadinha|na hora/.test(texto),
    )
    .flatMap(({ texto, linha }) =>
      listContagens(texto, '(?:ganhador|contemplad|premiad|vencedor|sortead[oa]s)').map((contagem) => ({
        contagem,
        linha,
      })),
    );
  const outro = ditos[0];
  if (outro && !ditos.some(({ contagem }) => certos.has(contagem)))
    yield joinErro(
      `"sorteios" tem ${[...new Set(totais)].join(' ou ')} por sorteio, e a linha ${outro.linha} do regulamento fala em ${outro.contagem} ganhadores`,
      cure,
    );
}

function* findRegra(regra: Regra, oracoes: readonly Oracao[]): Generator<string> {
  yield* findAlgarismos('série', 'serie', regra.premios[0]?.serie ?? regra.serie, oracoes);
  yield* findAlgarismos('número', 'numero|elemento', regra.premios[0]?.numero ?? regra.numero, oracoes);
  yield* findSentido(regra, oracoes);
  yield* findVolta(regra, oracoes);
}

const nomes = {
  dezenaDeMilhar: 'dezena de milhar',
  milhar: 'milhar',
  centena: 'centena',
  dezena: 'dezena',
  unidade: 'unidade',
} as const;
type Algarismo = keyof typeof nomes;
const porNome = new Map(Object.entries(nomes).map(([id, nome]) => [nome as string, id as Algarismo]));

const listAlgarismos = (texto: string): Algarismo[] =>
  [...texto.matchAll(/(dezena)s?\s+de\s+milhar|(milhar|centena|dezena|unidade)(?:es|s)?(?!\p{L})/gu)].map(
    ([, deMilhar, simples]) => (deMilhar ? 'dezenaDeMilhar' : porNome.get(simples!)!),
  );

/** The digits of series or number: their place in a prize, and the prize of a single one. */
function* findAlgarismos(
  campo: string,
  palavra: string,
  digitos: readonly AlgarismoDaExtracao[],
  oracoes: readonly Oracao[],
): Generator<string> {
  const partes = digitos.map((digito) => digito.split('.') as [string, Algarismo]);
  const usados = new Set(partes.map(([, nome]) => nome));
  if (usados.size !== 1) return;
  const [[premio, nome]] = partes as [[string, Algarismo]];
  const daParte = oracoes.filter(
    ({ texto }) => new RegExp(palavra).test(texto) && listAlgarismos(texto).length > 0,
  );
  const ditos = new Set(oracoes.flatMap(({ texto }) => listAlgarismos(texto)));
  if (!ditos.has(nome)) {
    const onde = daParte[0];
    yield onde
      ? joinErro(
          `a regra tira ${campo} da ${nomes[nome]}, e a linha ${onde.linha} do regulamento fala em ${nomes[listAlgarismos(onde.texto)[0]!]}`,
          cure,
        )
      : joinErro(`o regulamento não diz que ${campo} vem da ${nomes[nome]} da extração`, cure);
    return;
  }
  // A clause about series and number leaves open the owner of each digit.
  const proprias = daParte.filter(({ texto }) => !/serie/.test(texto) || !/numero|elemento/.test(texto));
  const hasNome = daParte.some(({ texto }) => listAlgarismos(texto).includes(nome));
  const [onde] = proprias;
  if (onde && !hasNome) {
    yield joinErro(
      `a regra tira ${campo} da ${nomes[nome]}, e a linha ${onde.linha} do regulamento fala em ${nomes[listAlgarismos(onde.texto)[0]!]}`,
      cure,
    );
  } else if (partes.length === 1) yield* findOrdem(campo, premio, nome, daParte);
}

const ordinais = ['primeiro', 'segundo', 'terceiro', 'quarto', 'quinto'];
const listOrdens = (texto: string): number[] =>
  [...texto.matchAll(new RegExp(`(?<!\\d)([1-5])o(?!\\p{L})|(${ordinais.join('|')})(?!\\p{L})`, 'gu'))].map(
    ([, figura, ordinal]) => (figura ? Number(figura) : ordinais.indexOf(ordinal!) + 1),
  );

/** The prize of a single digit. */
function* findOrdem(campo: string, premio: string, nome: Algarismo, oracoes: readonly Oracao[]) {
  const comOrdem = oracoes.filter(
    ({ texto }) => listAlgarismos(texto).includes(nome) && listOrdens(texto).length > 0,
  );
  const onde = comOrdem[0];
  if (!onde || comOrdem.some(({ texto }) => listOrdens(texto).includes(Number(premio)))) return;
  yield joinErro(
    `a regra tira ${campo} do ${premio}º prêmio, e a linha ${onde.linha} do regulamento fala no ${listOrdens(onde.texto)[0]}º`,
    cure,
  );
}

const acima = /superior|acima|subsequente|posterior|crescente(?<!decrescente)|seguinte|maior/g;
const abaixo = /inferior|abaixo|anterior|decrescente|menor/g;
const daBusca = /imediat|proxim|mais perto|aproxima|distribui|contempla|participa|busca|procura/;
const isBusca = (texto: string): boolean =>
  daBusca.test(texto) &&
  (/numero|elemento|serie/.test(texto) || !/\banos\b|idade|valor|prazo|data|hora/.test(texto));

/** The direction of the search. */
function* findSentido({ aproximacao: { sentido } }: Regra, oracoes: readonly Oracao[]): Generator<string> {
  const busca = oracoes.filter(({ texto }) => isBusca(texto));
  const find = (lado: RegExp) => busca.find(({ texto }) => texto.search(new RegExp(lado.source)) >= 0);
  const [cima, baixo] = [find(acima), find(abaixo)];
  const [quer, outro] = sentido.startsWith('inferior') ? [baixo, cima] : [cima, baixo];
  const lado = sentido.startsWith('inferior') ? 'abaixo' : 'acima';
  if (!cima && !baixo) {
    yield joinErro('o regulamento não diz para que lado se procura o número que ganha', cure);
  } else if (sentido === 'superior' || sentido === 'inferior') {
    if (!quer && outro)
      yield joinErro(
        `a regra procura ${lado}, e a linha ${outro.linha} do regulamento diz o contrário`,
        cure,
      );
  } else if (!cima || !baixo)
    yield joinErro(`a regra procura acima e abaixo, e o regulamento só fala de um lado`, cure);
}

const viraCerto =
  /(?:depois|apos|antes|atingi\p{L}*|chegando)[^,]{0,40}(?:99\.?999.{0,80}00\.?000|00\.?000.{0,80}99\.?999)/u;
const viraDigitos = /99\.?999.*00\.?000|00\.?000.*99\.?999/;
const viraEmPalavras = /ultim.*primeir|primeir.*ultim|recomec|reinici|circular/;
const viraNaBusca = /retorn|volt[ae]|continu|do (?:inicio|comeco)/;

/** The wrap from the last number to the first. */
function* findVolta({ aproximacao: { volta } }: Regra, oracoes: readonly Oracao[]): Generator<string> {
  const hasVira = oracoes.some(
    ({ texto }) =>
      viraDigitos.test(texto) ||
      viraEmPalavras.test(texto) ||
      (/numero|serie|sequencia|lista/.test(texto) && viraNaBusca.test(texto)),
  );
  if (volta && !hasVira)
    yield joinErro('o regulamento não diz que depois do último número vem o primeiro', cure);
  const onde = oracoes.find(({ texto }) => viraCerto.test(texto));
  if (!volta && onde)
    yield joinErro(
      `a regra para no último número, e a linha ${onde.linha} do regulamento recomeça a contagem`,
      'acrescente "volta: true", ou corrija o regulamento',
    );
}
