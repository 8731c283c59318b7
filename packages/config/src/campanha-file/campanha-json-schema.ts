import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import { campanhaArquivoShape } from './campanha-file.ts';
import { configuracaoDocs, grupoDocs } from '../configuracao/configuracao-docs.ts';
import { configuracaoKeys, type ChaveConfiguracao } from '../configuracao/configuracao-keys.ts';
import type { Kind } from '../configuracao/configuracao-kinds.ts';

/**
 * Builds the JSON schema of a campaign file for editors: completion, descriptions and validation while typing.
 * The check of the file itself is stricter, because the order of dates and valid CNPJ are beyond JSON schema.
 */
export function buildCampanhaJsonSchema(): JsonSchema {
  const schema = toJsonSchema(campanhaArquivoShape, { errorMode: 'ignore', typeMode: 'input' });
  const { $schema, properties, ...rest } = schema;
  return {
    $schema,
    title: 'Campanha',
    ...rest,
    properties: { ...properties, configuracao: buildConfiguracaoJsonSchema() },
  } as JsonSchema;
}

/** Describes every key twice: dotted, and nested in its group. */
function buildConfiguracaoJsonSchema(): JsonSchema {
  const dotted: Record<string, JsonSchema> = {};
  const groups: Record<string, { properties: Record<string, JsonSchema> } & JsonSchema> = {};
  for (const [grupo, description] of Object.entries(grupoDocs)) {
    groups[grupo] = { type: 'object', description, additionalProperties: false, properties: {} };
  }
  for (const [chave, { kind, padrao }] of Object.entries(configuracaoKeys)) {
    const description = configuracaoDocs[chave as ChaveConfiguracao];
    const [grupo, campo] = chave.split('.') as [string, string];
    const schema = { description, default: padrao, ...kindToJsonSchema(kind) } as JsonSchema;
    dotted[chave] = schema;
    groups[grupo]!.properties[campo] = schema;
  }
  return {
    type: 'object',
    description: 'Aparência e comportamento, por grupo ou com o nome inteiro da chave.',
    additionalProperties: false,
    properties: { ...groups, ...dotted },
  };
}

const PATTERNS = {
  color: '^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$',
  uri: '^(https?://|/)',
  service: '^https://',
  origin: '^(https://|http://localhost)',
  time: '^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$',
  version: '^\\d{1,5}(\\.\\d{1,5}){0,3}$',
  pattern: '^\\^.+\\$$',
};

function kindToJsonSchema(kind: Kind): JsonSchema {
  const schema = plainKindToJsonSchema(kind);
  return 'nullable' in kind && kind.nullable ? { anyOf: [schema, { type: 'null' }] } : schema;
}

function plainKindToJsonSchema(kind: Kind): JsonSchema {
  switch (kind.type) {
    case 'boolean':
      return { type: 'boolean' };
    case 'text':
      return { type: 'string' };
    case 'integer':
    case 'number':
      return { type: kind.type, minimum: kind.min, maximum: kind.max };
    case 'option':
      return { enum: [...kind.options] };
    case 'list': {
      const size = kind.length === undefined ? {} : { minItems: kind.length, maxItems: kind.length };
      return { type: 'array', items: kindToJsonSchema(kind.item), ...size };
    }
    case 'map':
      return { type: 'object', additionalProperties: kindToJsonSchema(kind.item) };
    case 'object': {
      const fields = Object.entries(kind.fields).map(([nome, campo]) => [nome, kindToJsonSchema(campo.kind)]);
      return {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(fields) as Record<string, JsonSchema>,
      };
    }
    default:
      return { type: 'string', pattern: PATTERNS[kind.type] };
  }
}

/** Returns the committed text of `campanha.schema.json`. */
export const formatCampanhaJsonSchema = (): string =>
  `${JSON.stringify(buildCampanhaJsonSchema(), null, 2)}\n`;
