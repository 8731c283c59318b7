import { createContext, use } from 'react';

export interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

export interface ControlAttributes {
  id: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Returns the attributes that associate a control with the enclosing Field. Outside of a Field they are absent. */
export function useFieldControl(own: { id?: string; 'aria-describedby'?: string } = {}): ControlAttributes {
  const field = use(FieldContext);
  const describedBy = [field?.describedBy, own['aria-describedby']].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': field?.invalid || undefined,
    // aria-required instead of `required`: the browser's validation bubbles would show before ours.
    'aria-required': field?.required || undefined,
  };
}
