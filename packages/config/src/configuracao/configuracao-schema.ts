import * as v from 'valibot';
import { configuracaoKeys, isChaveConfiguracao, type Configuracao } from './configuracao-keys.ts';
import type { Kind } from './configuracao-kinds.ts';
import { nameNearest, joinErro, valorVazio } from './textos/erro-words.ts';
import { parseValor } from './parse-valor.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const chaves = Object.keys(configuracaoKeys);
const grupos = new Set(chaves.map((chave) => chave.slice(0, chave.indexOf('.'))));

/** Flattens to dotted keys: `tema: { modo: claro }` and `tema.modo: claro` are equivalent. */
function flattenConfiguracao(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([nome, inner]) =>
      grupos.has(nome) && isRecord(inner)
        ? Object.entries(inner).map(([campo, valor]) => [`${nome}.${campo}`, valor])
        : [[nome, inner]],
    ),
  );
}

/** Returns the first unknown field of a configuration object with the known ones; or null. */
function findUnknownField(kind: Kind, value: unknown): { campo: string; known: string[] } | null {
  if (kind.type === 'list' && Array.isArray(value)) {
    for (const item of value) {
      const unknown = findUnknownField(kind.item, item);
      if (unknown !== null) return unknown;
    }
  }
  if (kind.type !== 'object' || !isRecord(value)) return null;
  const known = Object.keys(kind.fields);
  const campo = Object.keys(value).find((nome) => !known.includes(nome));
  return campo === undefined ? null : { campo, known };
}

function findProblem(chave: string, valor: unknown): string | null {
  if (!isChaveConfiguracao(chave)) return nameUnknownKey(chave);
  const { kind } = configuracaoKeys[chave];
  const parsed = parseValor(kind, valor);
  if ('motivo' in parsed && valor === null) return joinErro(valorVazio.problema, valorVazio.cura);
  if ('motivo' in parsed) return joinErro('o valor não serve', parsed.motivo);
  const unknown = findUnknownField(kind, valor);
  if (unknown === null) return null;
  return joinErro(`o campo "${unknown.campo}" não existe aqui`, suggest(unknown.campo, unknown.known));
}

const nameUnknownKey = (chave: string) => joinErro('esta chave não existe', suggest(chave, chaves));

function suggest(nome: string, known: readonly string[]): string {
  const nearest = nameNearest(nome, known);
  return nearest ? `você quis dizer "${nearest}"?` : 'apague-o ou confira o nome';
}

/**
 * Schema of `configuracao` in a campaign file: accepts dotted keys or groups, returns dotted keys with validated
 * values.
 */
export const configuracaoSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.rawTransform(({ dataset, addIssue }): Partial<Configuracao> => {
    const input = dataset.value;
    const valores: [string, unknown][] = [];
    for (const [chave, value] of Object.entries(flattenConfiguracao(input))) {
      const message = findProblem(chave, value);
      if (message !== null) {
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key: chave, value }] });
      } else if (isChaveConfiguracao(chave)) {
        const parsed = parseValor(configuracaoKeys[chave].kind, value);
        if ('valor' in parsed) valores.push([chave, parsed.valor]);
      }
    }
    return Object.fromEntries(valores);
  }),
);
