import type { JsonSchema } from '@valibot/to-json-schema';
import { buildCampanhaJsonSchema } from './campanha-json-schema.ts';

interface Field {
  readonly path: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

/** Returns the text of docs/reference/campaign-file.md: each field of a campaign file, from the JSON Schema. */
export function formatCampanhaReference(): string {
  const { properties = {}, required = [] } = buildCampanhaJsonSchema();
  const sections = Object.entries(properties).map(([name, schema]) => {
    const own = schema as JsonSchema;
    const fields = listFields(own, name).filter(({ path }) => !isRepeated(path));
    const rows =
      fields.length > 0 ? fields : [{ path: name, schema: own, isRequired: required.includes(name) }];
    const state = required.includes(name) ? 'Required.' : 'Optional.';
    return [
      `## ${name}`,
      [state, own.description].filter(Boolean).join(' '),
      rows.map(formatField).join('\n'),
    ];
  });
  return [
    '# Fields of a campaign file',
    '<!-- Written by npm run campanha:schema. -->',
    'Editors complete these fields with `packages/config/campanha.schema.json`. `npm run campanha -- validar FILE` checks more than this list can say, and names line, field and correction. Descriptions are those that the author of a campaign file reads in the editor.',
    ...sections.flat(),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Groups of settings, and the second spelling of each setting (a dotted key). */
const isRepeated = (path: string) => /^configuracao\.[^.]+$/.test(path);

function listFields(schema: JsonSchema, path: string): Field[] {
  const options = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (options) return mergeFields(options.flatMap((option) => listFields(option as JsonSchema, path)));
  if (schema.type === 'array') {
    const item = schema.items as JsonSchema | undefined;
    return item ? listFields(item, `${path}[]`) : [];
  }
  return Object.entries(schema.properties ?? {}).flatMap(([name, value]) => {
    const field = {
      path: `${path}.${name}`,
      schema: value as JsonSchema,
      isRequired: schema.required?.includes(name) ?? false,
    };
    return [field, ...listFields(field.schema, field.path)];
  });
}

/** A field of several variants is listed once; it is required when each variant that has it requires it. */
function mergeFields(fields: readonly Field[]): Field[] {
  const byPath = new Map<string, Field>();
  for (const field of fields) {
    const known = byPath.get(field.path);
    byPath.set(field.path, known ? { ...known, isRequired: known.isRequired && field.isRequired } : field);
  }
  return [...byPath.values()];
}

function formatField({ path, schema, isRequired }: Field): string {
  const facts = [
    describeType(schema),
    isRequired ? 'required' : '',
    schema.default === undefined ? '' : `default \`${JSON.stringify(schema.default)}\``,
  ].filter(Boolean);
  return `- \`${path}\` (${facts.join(', ')})${schema.description ? `: ${schema.description}` : ''}`;
}

function describeType(schema: JsonSchema): string {
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return [...new Set(options.map((option) => describeType(option as JsonSchema)))].join(' or ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  const { minimum, maximum } = schema;
  const range = minimum === undefined && maximum === undefined ? '' : ` ${minimum ?? ''}–${maximum ?? ''}`;
  if (schema.type === 'array')
    return `list of ${schema.items ? describeType(schema.items as JsonSchema) : 'values'}`;
  return `${String(schema.type ?? 'value')}${range}`;
}
