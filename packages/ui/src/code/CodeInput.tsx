import { useState, type ComponentProps } from 'react';
import { joinClasses } from '../element-props.ts';
import { useFieldControl } from '../field/field-context.ts';
import styles from './CodeInput.module.css';

export interface CodeInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'onInput' | 'maxLength' | 'type'
> {
  value: string;
  onValueChange(value: string): void;
  /** Called when the last digit is entered: typed, pasted or autofilled. */
  onComplete?(value: string): void;
  length?: number;
}

/** Input for a one-time code: one real input, drawn as boxes. The phone can autofill it from the message. */
export function CodeInput({
  value,
  onValueChange,
  onComplete,
  length = 6,
  className,
  ...rest
}: CodeInputProps) {
  const wiring = useFieldControl(rest);
  const [focused, setFocused] = useState(false);
  const active = Math.min(value.length, length - 1);

  function change(text: string) {
    const figures = text.replace(/\D/g, '').slice(0, length);
    if (figures === value) return;
    onValueChange(figures);
    if (figures.length === length) onComplete?.(figures);
  }

  return (
    <div className={joinClasses(styles.code, className)}>
      <input
        autoComplete="one-time-code"
        enterKeyHint="done"
        {...rest}
        {...wiring}
        inputMode="numeric"
        className={styles.input}
        value={value}
        onInput={(event) => change(event.currentTarget.value)}
        onFocus={(event) => {
          setFocused(true);
          rest.onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocused(false);
          rest.onBlur?.(event);
        }}
        onSelect={({ currentTarget: input }) => {
          // The caret is drawn after the last digit, so the real one must be there.
          if (input.selectionStart === input.selectionEnd) {
            input.setSelectionRange(input.value.length, input.value.length);
          }
        }}
      />
      <div className={styles.boxes} aria-hidden="true">
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={styles.box}
            data-filled={index < value.length || undefined}
            data-active={(focused && index === active) || undefined}
            data-invalid={wiring['aria-invalid']}
          >
            {value[index]}
          </span>
        ))}
      </div>
    </div>
  );
}
