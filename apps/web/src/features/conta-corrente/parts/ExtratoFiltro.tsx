import { useId } from 'react';
import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { cashbackText as text } from '../cashback.text.ts';
import styles from './ExtratoFiltro.module.css';

export type Tipo = keyof typeof text.tipos;

/** Filter of a statement; days are `yyyy-mm-dd` or ''. */
export interface Filtro {
  readonly tipo: Tipo;
  readonly inicial: string;
  readonly final: string;
}

const tipos = (['TUDO', 'CREDITO', 'DEBITO'] as const).map((value) => ({
  value,
  label: text.tipos[value],
}));

/** Returns whether the end day is before the start day. */
export const isInvertido = ({ inicial, final }: Filtro): boolean =>
  inicial !== '' && final !== '' && final < inicial;

export interface ExtratoFiltroProps {
  value: Filtro;
  hoje: string;
  onValueChange(filtro: Filtro): void;
}

/** Filter controls: kind (credits or debits) and days. */
export function ExtratoFiltro({ value, hoje, onValueChange }: ExtratoFiltroProps) {
  const id = useId();
  return (
    <div className={styles.filtro}>
      <Segmented
        label={text.tipo}
        options={tipos}
        value={value.tipo}
        onValueChange={(tipo) => onValueChange({ ...value, tipo })}
      />
      <div className={styles.dias} role="group" aria-labelledby={id}>
        <span id={id} className={styles.rotulo}>
          {text.dias}
        </span>
        <Field label={text.inicial}>
          <TextInput
            type="date"
            max={hoje}
            value={value.inicial}
            onChange={({ currentTarget }) => onValueChange({ ...value, inicial: currentTarget.value })}
          />
        </Field>
        <Field label={text.final} error={isInvertido(value) ? text.diasInvertidos : undefined}>
          <TextInput
            type="date"
            min={value.inicial || undefined}
            max={hoje}
            value={value.final}
            onChange={({ currentTarget }) => onValueChange({ ...value, final: currentTarget.value })}
          />
        </Field>
      </div>
    </div>
  );
}
