import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as v from 'valibot';

/** Validates a form by a schema of the contract; the first problem of each field is its error. */
export const valibotResolver =
  <Values extends FieldValues>(schema: v.GenericSchema<Values, unknown>): Resolver<Values> =>
  (values) => {
    const result = v.safeParse(schema, values);
    if (result.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of result.issues) {
      const [campo = 'root'] = (v.getDotPath(issue) ?? '').split('.', 1);
      errors[campo || 'root'] ??= { type: 'regra', message: issue.message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
