import type * as v from 'valibot';
import { campanhaArquivoShape } from './campanha-file.ts';
import { listFields } from '../configuracao/list-fields.ts';
import { nameNearest, splitErro, valorVazio, type ErroWords } from '../configuracao/textos/erro-words.ts';

const TYPES: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  boolean: 'true ou false',
  Array: 'uma lista',
  Object: 'um grupo de campos',
};

const YAML_WORDS: Record<string, ErroWords> = {
  TAB_AS_INDENT: { problema: 'há uma tabulação no recuo', cura: 'use espaços no começo das linhas' },
  BAD_INDENT: {
    problema: 'o recuo não combina com as linhas de cima',
    cura: 'alinhe esta linha com os outros campos do grupo',
  },
  DUPLICATE_KEY: { problema: 'este campo aparece duas vezes', cura: 'apague um dos dois' },
  MISSING_CHAR: {
    problema: 'falta um sinal, como aspas, colchete ou chave',
    cura: 'feche o que foi aberto nesta linha ou antes',
  },
  MULTILINE_IMPLICIT_KEY: {
    problema: 'faltam dois-pontos depois do nome do campo',
    cura: 'escreva "campo: valor"',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    problema: 'há dois valores na mesma linha',
    cura: 'ponha entre aspas o texto que tem dois-pontos',
  },
  BAD_ALIAS: { problema: 'a âncora não existe', cura: 'ponha entre aspas o texto que começa com *' },
  MULTIPLE_DOCS: { problema: 'há mais de um documento no arquivo', cura: 'apague a linha "---" a mais' },
  NON_STRING_KEY: {
    problema: 'o nome do campo não é um texto simples',
    cura: 'ponha o nome do campo entre aspas',
  },
};

/** Returns the message for a YAML syntax error; `code` is the YAML library's. */
export const toYamlWords = (code: string): ErroWords =>
  YAML_WORDS[code] ?? {
    problema: 'o texto não é um YAML válido aqui',
    cura: 'confira dois-pontos, recuo e aspas desta linha e da anterior',
  };

/** Returns the message for a schema issue. */
export function toWords(issue: v.BaseIssue<unknown>, caminho: readonly (string | number)[]): ErroWords {
  const campo = String(caminho.at(-1) ?? '');
  if (issue.kind !== 'schema') return splitErro(issue.message);
  if (issue.received === 'undefined') {
    return { problema: `falta o campo "${campo}"`, cura: `acrescente "${campo}:" com o seu valor` };
  }
  // A union: only the schema itself knows the accepted shapes.
  const said = splitErro(issue.message);
  if (issue.type === 'union' && said.problema !== issue.message) return said;
  if (issue.expected === 'never') return nameUnknownField(campo, caminho);
  if (issue.type === 'picklist' || issue.type === 'variant' || issue.type === 'literal') {
    return { problema: `o valor ${issue.received} não serve`, cura: `use ${formatOptions(issue.expected)}` };
  }
  if (issue.received === 'null') return valorVazio;
  const centavos = toCentavos(campo, issue.input);
  if (centavos) return { problema: 'o valor não é um número', cura: `escreva só os centavos: ${centavos}` };
  const expected = TYPES[issue.expected ?? ''] ?? 'outro tipo de valor';
  const quote = issue.expected === 'string' && typeof issue.input === 'number';
  return {
    problema: `o valor não é ${expected}`,
    cura: quote ? `ponha o valor entre aspas: "${issue.received}"` : `escreva ${expected}`,
  };
}

/** Returns the cents of a text like `R$ 50` in a field that expects cents. */
function toCentavos(campo: string, input: unknown): number | undefined {
  if (!/centavos/i.test(campo) || typeof input !== 'string') return undefined;
  const [, reais, centavos] = /^\s*R\$\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{2}))?\s*$/.exec(input) ?? [];
  return reais === undefined ? undefined : Number(reais.replaceAll('.', '')) * 100 + Number(centavos ?? 0);
}

function nameUnknownField(campo: string, caminho: readonly (string | number)[]): ErroWords {
  const fields = listFields(campanhaArquivoShape, caminho.slice(0, -1));
  const nearest = nameNearest(campo, fields);
  return {
    problema: `o campo "${campo}" não existe aqui`,
    cura: nearest ? `você quis dizer "${nearest}"?` : `apague-o; os campos daqui são: ${fields.join(', ')}`,
  };
}

const formatOptions = (expected: string | null) =>
  `um destes: ${(expected ?? '').replace(/[()]/g, '').split(' | ').join(', ')}`;
