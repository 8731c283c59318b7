import type { Key, Kind } from './configuracao-kinds.ts';
import { isCor } from '../tema/oklch.ts';

/** Either the typed value, or the reason of the rejection (in Portuguese). */
export type Parsed = { valor: unknown } | { motivo: string };

const refuse = (motivo: string): Parsed => ({ motivo });

/**
 * Whether the text is an absolute http(s) URL or a path of the own site, without `..`; nothing that could
 * execute or escape from CSS.
 */
export const isUri = (value: string): boolean =>
  value.length <= 2000 &&
  !/\/\.\.?(?:[/?#]|$)/.test(value) &&
  /^(?:https?:\/\/[^\s/?#]|\/(?!\/)|\/$)[^\s"'<>\\()`]*$/i.test(value);

/** Names of the local host and of internal networks. */
const innerNames = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home\.arpa|test|invalid)$/;

/** Whether a host is a public DNS name: no IP address, which has no letter in the last part. */
export const isPublicHost = (host: string): boolean =>
  /\.[a-z][a-z0-9-]*$/.test(host) && !innerNames.test(host);

/**
 * Whether the server may request a URL from a campaign: https on port 443 at a public domain, without
 * credentials. The resolved IP addresses are checked at request time.
 */
function isService(value: string): boolean {
  if (!isUri(value) || !URL.canParse(value)) return false;
  const { protocol, port, username, password, hostname } = new URL(value);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && isPublicHost(hostname);
}

const FORMATS = {
  color: [isCor, 'use uma cor como #355da1'],
  uri: [isUri, 'use um endereço que comece com https:// ou com /'],
  service: [isService, 'use um endereço público que comece com https://, sem porta, usuário nem senha'],
  origin: [
    (v: string) => /^(https:\/\/[a-z0-9.-]+|http:\/\/localhost)(:\d{1,5})?$/.test(v),
    'use o endereço de um site, sem caminho, como https://www.exemplo.com.br',
  ],
  time: [(v: string) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(v), 'use uma hora como 23:59:00'],
  version: [(v: string) => /^\d{1,5}(\.\d{1,5}){0,3}$/.test(v), 'use uma versão como 1.4.0'],
  pattern: [
    isPattern,
    'use uma expressão só com números, colchetes, chaves, parênteses e barras, e com poucas partes opcionais',
  ],
} as const;

const maxWays = 1_000;

/**
 * Whether the text is a safe pattern for the digits of a telephone: no * or +, no repeated group, and at most a
 * thousand backtracking paths, so that a mismatch fails after so many steps for any input (no ReDoS).
 */
function isPattern(value: string): boolean {
  try {
    new RegExp(value, 'u');
  } catch {
    return false;
  }
  const isPlain =
    value.length <= 120 && /^\^(?:\\d|[\d[\]{},()?:|-])+\$$/.test(value) && !/\)[{?]/.test(value);
  return isPlain && countWays(value) <= maxWays;
}

/** Returns an upper bound for the ways to match an expression: optional parts, repetitions and alternatives. */
function countWays(pattern: string): number {
  let ways = 1;
  for (const [, least, comma, most] of pattern.matchAll(/\{(\d+)(,?)(\d*)\}/g))
    ways *= comma ? Number(most || Infinity) - Number(least) + 1 : 1;
  ways *= 2 ** [...pattern.matchAll(/(?<!\()\?/g)].length;
  const branches = [1];
  for (const sign of pattern.replace(/[^(|)]/g, '')) {
    if (sign === '(') branches.push(1);
    else if (sign === '|') branches[branches.length - 1]!++;
    else ways *= branches.pop() ?? 1;
  }
  return branches.reduce((product, count) => product * count, ways);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Validates a value of its JSON type and fills omitted fields of an object with defaults. */
export function parseValor(kind: Kind, value: unknown): Parsed {
  if (value === null && 'nullable' in kind && kind.nullable) return { valor: null };
  switch (kind.type) {
    case 'boolean':
      return typeof value === 'boolean' ? { valor: value } : refuse('use true ou false');
    case 'text':
      return typeof value === 'string' || typeof value === 'number'
        ? { valor: String(value) }
        : refuse('use um texto');
    case 'integer':
    case 'number':
      return parseNumber(kind, value);
    case 'option':
      return kind.options.includes(value as string)
        ? { valor: value }
        : refuse(`use um destes valores: ${kind.options.join(', ')}`);
    case 'list':
      return parseList(kind, value);
    case 'map':
      return isRecord(value) ? parseFields(value, () => kind.item) : refuse('use um objeto');
    case 'object':
      return isRecord(value) ? parseObject(kind.fields, value) : refuse('use um objeto');
    default: {
      const [holds, motivo] = FORMATS[kind.type];
      return typeof value === 'string' && holds(value) ? { valor: value } : refuse(motivo);
    }
  }
}

function parseNumber(kind: Kind & { min: number; max: number }, value: unknown): Parsed {
  const fits = typeof value === 'number' && value >= kind.min && value <= kind.max;
  if (fits && (kind.type === 'number' || Number.isInteger(value))) return { valor: value };
  const tipo = kind.type === 'number' ? 'número' : 'número inteiro';
  return refuse(`use um ${tipo} de ${kind.min} a ${kind.max}`);
}

function parseList(kind: Kind & { item: Kind; length?: number }, value: unknown): Parsed {
  if (!Array.isArray(value)) return refuse('use uma lista');
  if (kind.length !== undefined && value.length !== kind.length) {
    return refuse(`use uma lista de ${kind.length} itens`);
  }
  const valor: unknown[] = [];
  for (const [posicao, item] of value.entries()) {
    const parsed = parseValor(kind.item, item);
    if ('motivo' in parsed) return refuse(`item ${posicao + 1}: ${parsed.motivo}`);
    valor.push(parsed.valor);
  }
  return { valor };
}

function parseObject(fields: Readonly<Record<string, Key>>, value: Record<string, unknown>): Parsed {
  const padroes = Object.entries(fields).map(([nome, { padrao }]) => [
    nome,
    Object.hasOwn(value, nome) ? value[nome] : padrao,
  ]);
  return parseFields(Object.fromEntries(padroes), (nome) => fields[nome]!.kind);
}

// Object.fromEntries, not assignment: a field called __proto__ stays an ordinary field.
function parseFields(value: Record<string, unknown>, kindOf: (nome: string) => Kind): Parsed {
  const campos: [string, unknown][] = [];
  for (const [nome, campo] of Object.entries(value)) {
    const parsed = parseValor(kindOf(nome), campo);
    if ('motivo' in parsed) return refuse(`${nome}: ${parsed.motivo}`);
    campos.push([nome, parsed.valor]);
  }
  return { valor: Object.fromEntries(campos) };
}
