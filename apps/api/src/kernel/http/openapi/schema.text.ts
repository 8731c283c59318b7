import { listFields } from '@trevo/config/configuracao/list-fields';
import { nameNearest } from '@trevo/config/configuracao/textos/erro-words';
import type * as v from 'valibot';

/** Returns the issue's message; for an unknown field it names the field that was probably meant, or all fields. */
export function toIssueWords(schema: unknown, issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object' || issue.expected !== 'never') return issue.message;
  const caminho = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  const fields = listFields(schema, caminho.slice(0, -1));
  if (fields.length === 0) return 'Este campo não existe aqui, nem outro: envie sem ele.';
  const nearest = nameNearest(String(caminho.at(-1)), fields);
  return nearest
    ? `Este campo não existe aqui. Você quis dizer "${nearest}"?`
    : `Este campo não existe aqui. Os campos são: ${fields.join(', ')}.`;
}

/** Renders a validation error in Portuguese where its schema has no message; the library's messages are English. */
export function toSchemaWords({ type, received, expected, requirement }: v.BaseIssue<unknown>): string {
  if (received === 'undefined' || received === 'null') return 'Informe este campo.';
  switch (type) {
    case 'string':
      return 'Informe um texto.';
    case 'number':
    case 'finite':
      return 'Informe um número.';
    case 'integer':
    case 'safe_integer':
      return 'Informe um número inteiro.';
    case 'boolean':
      return 'Informe true ou false.';
    case 'array':
      return 'Informe uma lista.';
    case 'object':
    case 'loose_object':
    case 'strict_object':
    case 'record':
      return 'Informe um grupo de campos.';
    case 'picklist':
    case 'literal':
    case 'variant':
      return `Use um destes valores: ${(expected ?? '').replace(/[()"]/g, '').replaceAll(' | ', ', ')}.`;
    case 'min_length':
    case 'non_empty':
      return `Use ao menos ${Number(requirement ?? 1)} caracteres ou itens.`;
    case 'max_length':
      return `Use no máximo ${Number(requirement)} caracteres ou itens.`;
    case 'min_value':
      return `Use ${String(requirement)} ou mais.`;
    case 'max_value':
      return `Use até ${String(requirement)}.`;
    default:
      return 'O valor não serve; confira o formato.';
  }
}
