import type { CamposNova } from './nova-respostas.ts';

type CampoTexto = {
  [Nome in keyof CamposNova]: CamposNova[Nome] extends string ? Nome : never;
}[keyof CamposNova];

/** Returns the value and the handler of a text field of the form. */
export const toInput = (
  campos: CamposNova,
  onChange: (part: Partial<CamposNova>) => void,
  campo: Exclude<CampoTexto, 'revelacao'>,
) => ({
  value: campos[campo],
  onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    onChange({ [campo]: currentTarget.value }),
});
