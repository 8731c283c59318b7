import { Minus, Plus } from 'lucide-react';
import { IconButton } from '../action/IconButton.tsx';
import { useFieldControl } from './field-context.ts';
import styles from './QuantityInput.module.css';

export interface QuantityInputProps {
  value: number;
  onValueChange(value: number): void;
  min?: number;
  max?: number;
  decreaseLabel: string;
  increaseLabel: string;
  name?: string;
}

/** A small whole number with a button on each side. */
export function QuantityInput(props: QuantityInputProps) {
  const { value, onValueChange, min = 1, max = 999, decreaseLabel, increaseLabel, name } = props;
  const wiring = useFieldControl();
  const set = (next: number) => onValueChange(Math.min(max, Math.max(min, next)));
  return (
    <div className={styles.quantity}>
      <IconButton
        label={decreaseLabel}
        icon={<Minus />}
        variant="soft"
        aria-disabled={value <= min || undefined}
        onClick={() => set(value - 1)}
      />
      <input
        {...wiring}
        name={name}
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        value={String(value)}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => set(Number(event.currentTarget.value.replace(/\D/g, '')) || min)}
      />
      <IconButton
        label={increaseLabel}
        icon={<Plus />}
        variant="soft"
        aria-disabled={value >= max || undefined}
        onClick={() => set(value + 1)}
      />
    </div>
  );
}
