import {
  configuracaoKeys,
  configuracaoPadrao,
  isChaveConfiguracao,
  type ChaveConfiguracao,
  type Configuracao,
} from './configuracao-keys.ts';
import type { Kind } from './configuracao-kinds.ts';
import { parseValor, type Parsed } from './parse-valor.ts';

/** One configuration entry as the API carries it. */
export interface Entrada {
  readonly chave: string;
  readonly valor: string;
}

/** A rejected entry with the reason; its default applies. */
export interface Aviso {
  readonly chave: string;
  readonly motivo: string;
}

/**
 * Parses the configuration of a host. Never throws: an unknown key or an invalid value becomes a warning and the
 * default stays. Of a duplicate key, the last valid value wins.
 */
export function parseEntradas(entradas: readonly Entrada[]): {
  configuracao: Configuracao;
  avisos: Aviso[];
} {
  const valores: [string, unknown][] = [];
  const avisos: Aviso[] = [];
  for (const entrada of Array.isArray(entradas) ? (entradas as readonly unknown[]) : []) {
    const { chave, valor } = (entrada ?? {}) as { chave?: unknown; valor?: unknown };
    if (typeof chave !== 'string' || !isChaveConfiguracao(chave)) {
      avisos.push({ chave: typeof chave === 'string' ? chave : '', motivo: 'chave desconhecida' });
      continue;
    }
    const { kind } = configuracaoKeys[chave];
    const parsed = typeof valor === 'string' ? parseTexto(kind, valor) : parseValor(kind, valor);
    if ('motivo' in parsed) avisos.push({ chave, motivo: parsed.motivo });
    else valores.push([chave, parsed.valor]);
  }
  return { configuracao: { ...configuracaoPadrao, ...Object.fromEntries(valores) }, avisos };
}

const BOOLEANS = new Map([
  ['true', true],
  ['sim', true],
  ['1', true],
  ['false', false],
  ['não', false],
  ['nao', false],
  ['0', false],
]);

function parseTexto(kind: Kind, raw: string): Parsed {
  if (kind.type === 'text') return { valor: raw === '' && kind.nullable ? null : raw };
  const texto = raw.trim();
  if ('nullable' in kind && kind.nullable && (texto === '' || texto === 'null')) return { valor: null };
  switch (kind.type) {
    case 'boolean':
      return parseValor(kind, BOOLEANS.get(texto.toLowerCase()));
    case 'integer':
    case 'number':
      return parseValor(kind, texto === '' ? texto : Number(texto));
    case 'option':
      return parseValor(
        kind,
        kind.options.find((opcao) => String(opcao) === texto),
      );
    case 'list':
      if (!kind.comma || texto.startsWith('[')) return parseJson(kind, texto);
      return parseValor(
        kind,
        texto
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean),
      );
    case 'map':
    case 'object':
      return parseJson(kind, texto);
    default:
      return parseValor(kind, texto);
  }
}

function parseJson(kind: Kind, texto: string): Parsed {
  try {
    return parseValor(kind, JSON.parse(texto));
  } catch {
    return { motivo: 'JSON malformado' };
  }
}

/** Returns the entries of a configuration, or of a part of one: the inverse of `parseEntradas`. */
export function toEntradas(configuracao: Partial<Configuracao>): Entrada[] {
  return Object.entries(configuracao).map(([chave, valor]) => ({
    chave,
    valor: formatValor(configuracaoKeys[chave as ChaveConfiguracao].kind, valor),
  }));
}

function formatValor(kind: Kind, valor: unknown): string {
  if (valor === null || valor === undefined) return '';
  if (kind.type === 'list' && kind.comma) return (valor as string[]).join(',');
  return typeof valor === 'string' ? valor : JSON.stringify(valor);
}

/**
 * Returns the entries inside the `dados` of the configuration service, which may be one object or a list (then
 * its first item). Anything else has no entries.
 *
 * @internal Only tests read this older form of the configuration service.
 */
export function pickEntradas(dados: unknown): Entrada[] {
  const first: unknown = Array.isArray(dados) ? dados[0] : dados;
  const entradas = (first as { entradas?: unknown } | null | undefined)?.entradas;
  return Array.isArray(entradas) ? (entradas as Entrada[]) : [];
}
