import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface MoneyInputProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'onInput' | 'type'
> {
  /** Cents, or null while the field is empty. */
  value: number | null;
  onValueChange(cents: number | null): void;
  /** Formats cents for display, such as `R$ 12,50`. */
  format(cents: number): string;
  maxCents?: number;
}

/** Money input that works like a card terminal: digits shift in from the right, the comma stays in place. */
export function MoneyInput({
  value,
  onValueChange,
  format,
  maxCents = 99_999_999,
  ...rest
}: MoneyInputProps) {
  return (
    <TextInput
      figures
      autoComplete="off"
      {...rest}
      inputMode="numeric"
      value={value === null ? '' : format(value)}
      onInput={(event) => {
        const figures = event.currentTarget.value.replace(/\D/g, '');
        const cents = Number(figures);
        if (cents <= maxCents) onValueChange(cents === 0 ? null : cents);
      }}
      onSelect={(event) => {
        // A caret in the middle would insert the next digit between the others.
        const input = event.currentTarget;
        if (input.selectionStart === input.selectionEnd && input.selectionEnd !== input.value.length) {
          input.setSelectionRange(input.value.length, input.value.length);
        }
      }}
    />
  );
}
