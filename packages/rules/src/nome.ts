const nomeMinimo = 3;

/** A name as stored: composed accents, single spaces (whatever kind was typed), upper case. */
export function normalizeNome(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLocaleUpperCase('pt-BR');
}

const palavraDePessoa = /^['’.-]*\p{L}[\p{L}\p{M}'’.-]*$/u;
const nomeDeEmpresa = /^[\p{L}\p{M}\p{N}'’.,&/()+ -]+$/u;

/** Whether the text names a person: two words or more of letters, apostrophes, hyphens and dots. */
export function isNomePessoa(text: string): boolean {
  const palavras = normalizeNome(text).split(' ');
  return palavras.length >= 2 && palavras.every((palavra) => palavraDePessoa.test(palavra));
}

/** Whether the text names a company: three characters or more, abbreviated words and digits allowed. */
export function isNomeEmpresa(text: string): boolean {
  const nome = normalizeNome(text);
  return nome.length >= nomeMinimo && nomeDeEmpresa.test(nome) && /\p{L}/u.test(nome);
}

/** The first word with a capital at its start and after an apostrophe or hyphen; '' for an empty name. */
export function getPrimeiroNome(nome: string): string {
  const [primeiro = ''] = normalizeNome(nome).split(' ');
  return primeiro
    .toLocaleLowerCase('pt-BR')
    .replace(
      /(^|['’-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase('pt-BR'),
    );
}
