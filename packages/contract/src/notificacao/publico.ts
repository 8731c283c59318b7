import { estados } from '@trevo/rules/pessoa/endereco/estados';
import * as v from 'valibot';

const ufs = estados.map(({ codigo }) => codigo);

/** The recipients of a notice. `semNotaNova`: with a receipt, but none in the last `dias` days. */
export const publicoSchema = v.variant('tipo', [
  v.strictObject({ tipo: v.literal('todos') }),
  v.strictObject({ tipo: v.literal('semNota') }),
  v.strictObject({ tipo: v.literal('comNotaValida') }),
  v.strictObject({
    tipo: v.literal('semNotaNova'),
    dias: v.pipe(
      v.number('Diga há quantos dias.'),
      v.integer('Use dias inteiros.'),
      v.minValue(1, 'Use ao menos 1 dia.'),
      v.maxValue(365, 'Use no máximo 365 dias.'),
    ),
  }),
  /** By the state of the profile; people without an address belong to none. */
  v.strictObject({ tipo: v.literal('uf'), uf: v.picklist(ufs, 'Escolha o estado.') }),
]);

export type Publico = v.InferOutput<typeof publicoSchema>;

/** A count of people beyond this is not exact. */
export const maximoContado = 100_000;
