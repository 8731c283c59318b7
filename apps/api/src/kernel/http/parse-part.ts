import type { Detalhe } from '@trevo/contract/envelope';
import * as v from 'valibot';
import { toIssueWords, toSchemaWords } from './openapi/schema.text.ts';

/** A validated part of a request, or the issues of its fields in Portuguese. */
export type ParsedPart = { readonly output: unknown } | { readonly issues: readonly Detalhe[] };

/** Validates a part of a request by the schema of its call. */
export function parsePart(
  schema: v.GenericSchema,
  part: 'params' | 'query' | 'body',
  value: unknown,
): ParsedPart {
  const result = v.safeParse(schema, value, { message: toSchemaWords });
  if (result.success) return { output: result.output };
  return {
    issues: result.issues.map((issue) => ({
      campo: v.getDotPath(issue) ?? part,
      mensagem: toIssueWords(schema, issue),
    })),
  };
}
