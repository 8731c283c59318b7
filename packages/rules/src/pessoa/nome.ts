const nomeMinimo = 3;

/** Normalizes a name for storage: composed accents, single spaces of any kind, upper case. */
export function normalizeNome(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLocaleUpperCase('pt-BR');
}

const palavraDePessoa = /^['’.-]*\p{L}[\p{L}\p{M}'’.-]*$/u;
const nomeDeEmpresa = /^[\p{L}\p{M}\p{N}'’.,&/()+ -]+$/u;

/** Whether the text is a person's name: two or more words of letters, apostrophes, hyphens and dots. */
export function isNomePessoa(text: string): boolean {
  const palavras = normalizeNome(text).split(' ');
  return palavras.length >= 2 && palavras.every((palavra) => palavraDePessoa.test(palavra));
}

/** Whether the text is a company name: three or more characters, abbreviations and digits allowed. */
export function isNomeEmpresa(text: string): boolean {
  const nome = normalizeNome(text);
  return nome.length >= nomeMinimo && nomeDeEmpresa.test(nome) && /\p{L}/u.test(nome);
}

const palavrasMenores: ReadonlySet<string> = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

const capitalize = (palavra: string) =>
  palavra
    .toLocaleLowerCase('pt-BR')
    .replace(
      /(^|['’-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase('pt-BR'),
    );

/** Formats a stored name for display: `Ana Maria da Silva`. An abbreviation (`S.A.`, `3M`) stays in capitals. */
export function formatNome(nome: string): string {
  const palavras = normalizeNome(nome).split(' ');
  return palavras
    .map((palavra, position) => {
      const menor = palavra.toLocaleLowerCase('pt-BR');
      if (position > 0 && palavrasMenores.has(menor)) return menor;
      return /\d|&|\..*\./.test(palavra) ? palavra : capitalize(palavra);
    })
    .join(' ');
}

/** Returns the first word, capitalized at its start and after an apostrophe or hyphen; '' for an empty name. */
export const getPrimeiroNome = (nome: string): string => capitalize(normalizeNome(nome).split(' ')[0] ?? '');

/** Returns the first name and the initial of the last one: `Ana M.`; '' for an empty name. */
export function hideNome(nome: string): string {
  const palavras = normalizeNome(nome).split(' ');
  const primeiro = getPrimeiroNome(nome);
  return palavras.length > 1 ? `${primeiro} ${[...palavras.at(-1)!][0]}.` : primeiro;
}
