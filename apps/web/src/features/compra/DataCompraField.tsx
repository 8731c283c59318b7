import { addDias } from '@trevo/rules/tempo/sao-paulo';
import type { Ref } from 'react';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import styles from './DataCompraField.module.css';
import { dataCompraText as text } from './compra.text.ts';

export interface DataCompraFieldProps {
  ref?: Ref<HTMLInputElement>;
  /** `yyyy-mm-dd` or ''. */
  value: string;
  onValueChange(dia: string): void;
  onBlur(): void;
  error: string | undefined;
  /** First valid day, when known. */
  inicio: string | undefined;
  hoje: string;
}

/** Date field of a purchase, with buttons for today and yesterday, the most common days. */
export function DataCompraField(props: DataCompraFieldProps) {
  const { ref, value, onValueChange, onBlur, error, inicio, hoje } = props;
  const ontem = addDias(hoje, -1);
  const days = [
    [hoje, text.hoje],
    [ontem, text.ontem],
  ] as const;
  return (
    <div className={styles.campo}>
      <Field label={text.rotulo} required error={error}>
        <TextInput
          ref={ref}
          type="date"
          name="dataCompra"
          min={inicio}
          max={hoje}
          autoComplete="off"
          value={value}
          onBlur={onBlur}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      </Field>
      <div className={styles.dias}>
        {days
          .filter(([dia]) => inicio === undefined || dia >= inicio)
          .map(([dia, name]) => (
            <Button
              key={dia}
              size="small"
              variant={dia === value ? 'secondary' : 'ghost'}
              aria-pressed={dia === value}
              onClick={() => onValueChange(dia)}
            >
              {name}
            </Button>
          ))}
      </div>
    </div>
  );
}
