import { nomesMeses } from '@trevo/rules/tempo/dia-curto';
import { addDias } from '@trevo/rules/tempo/sao-paulo';

/** A clause of a regulation, without accents and marks of markdown, in lower case. */
export interface Oracao {
  readonly texto: string;
  /** Line in the regulation, from 1. */
  readonly linha: number;
}

/** Returns a text in lower case without accents, marks of markdown and repeated blanks. */
export const toPlano = (texto: string): string =>
  texto
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[*_#>`|]/g, ' ')
    .replaceAll(/[ºª°]/g, 'o')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .trim();

// A full stop between digits, as in 99.999 or 14.11.2026, and one after an abbreviation end no clause.
const fimDeOracao = /(?<!\d)[.](?=\s|$)|(?<=\d)[.](?=\s|$)|[;!?]|:(?=\s)/;

/** Splits a regulation into clauses; a paragraph over several lines is one. */
export function toOracoes(regulamento: string): Oracao[] {
  const oracoes: Oracao[] = [];
  let linha = 1;
  for (const paragrafo of regulamento.split(/(\n\s*\n|\n(?=\s*(?:[-*#]|\d+[.)])\s))/)) {
    let lida = linha;
    for (const oracao of paragrafo.split(fimDeOracao)) {
      const texto = toPlano(oracao);
      const antes = /^\s*/.exec(oracao)![0].split('\n').length - 1;
      if (texto !== '') oracoes.push({ texto, linha: lida + antes });
      lida += oracao.split('\n').length - 1;
    }
    linha += paragrafo.split('\n').length - 1;
  }
  return oracoes;
}

const meses = nomesMeses.map(toPlano);
const toDois = (numero: number | string): string => String(numero).padStart(2, '0');

/** A named day: `yyyy-mm-dd`, or `mm-dd` where the text says no year. */
export type Dia = string;

/** Returns the days that a clause names, in figures or in words. */
export function listDias(oracao: string): Dia[] {
  const dias: Dia[] = [];
  // With points and without a year both have two figures: 6.1 is an item.
  for (const [, dia, mes, ano] of oracao.matchAll(
    /(?<![\d/.-])(?!\d\.|\d\d\.\d(?!\d))(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?(?![\d/])/g,
  )) {
    if (Number(dia) > 31 || Number(mes) > 12) continue;
    dias.push(`${ano ? `${ano.length === 2 ? `20${ano}` : ano}-` : ''}${toDois(mes!)}-${toDois(dia!)}`);
  }
  for (const [dia] of oracao.matchAll(/(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g)) dias.push(dia);
  const porExtenso = new RegExp(
    `((?:(?:\\d{1,2}o?|primeiro)(?:\\s*\\([^)]*\\))?(?:\\s*,\\s*|\\s+e\\s+|\\s+ou\\s+))*(?:\\d{1,2}o?|primeiro))(?:\\s*\\([^)]*\\))?\\s+de\\s+(${meses.join('|')})(?:\\s+de\\s+(\\d{4}))?`,
    'g',
  );
  const nomeados = [...oracao.matchAll(porExtenso)];
  for (const [at, [, lista, mes, proprio]] of nomeados.entries()) {
    // In "14 de novembro e 19 de dezembro de 2026" both days are of that year.
    const ano = proprio ?? nomeados.slice(at + 1).find(([, , , seguinte]) => seguinte)?.[3];
    const mm = toDois(meses.indexOf(mes!) + 1);
    for (const [dia] of lista!.replaceAll('primeiro', '1').matchAll(/\d{1,2}/g))
      dias.push(`${ano ? `${ano}-` : ''}${mm}-${toDois(dia)}`);
  }
  return dias;
}

/** Whether the named days include a day; one without a year is of any year. */
export const hasDia = (nomeados: readonly Dia[], dia: string): boolean =>
  nomeados.includes(dia) || nomeados.includes(dia.slice(5));

/** Whether the named days include a day, or the next one, before which a term ends. */
export const hasFim = (nomeados: readonly Dia[], dia: string): boolean =>
  hasDia(nomeados, dia) || hasDia(nomeados, addDias(dia, 1));

const porExtenso = ['zero', 'um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
const femininos: Readonly<Record<string, number>> = { uma: 1, duas: 2 };

/** Returns a number in figures or in a word up to ten. */
const parseNumero = (palavra: string): number =>
  femininos[palavra] ?? (/^\d/.test(palavra) ? Number(palavra) : porExtenso.indexOf(palavra));

const numero = `(\\d{1,4}|${[...porExtenso.slice(1), ...Object.keys(femininos)].join('|')})`;

/** Returns the numbers that stand before a word, such as 3 of "3 (tres) belas motos". */
export const listContagens = (oracao: string, radical: string): number[] =>
  [
    ...oracao.matchAll(
      new RegExp(`(?<![\\p{L}\\d.,/])${numero}(?:\\s*\\([^)]*\\))?\\s+(?:\\p{L}+\\s+){0,1}${radical}`, 'gu'),
    ),
  ].map(([, palavra]) => parseNumero(palavra!));
