import { useEffect, useMemo, useRef } from 'react';
import { mergeRefs } from '../element-props.ts';
import {
  applyMask,
  applyMaskWhole,
  fitsMask,
  stripMask,
  toMaskitoOptions,
  type MaskPattern,
} from './mask-pattern.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface MaskedInputProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'onInput'
> {
  mask: MaskPattern;
  /** Whether the value goes out with its punctuation. By default only letters and digits go out. */
  masked?: boolean;
  /** With or without punctuation: it is masked before it is shown. */
  value: string;
  onValueChange(value: string): void;
}

/**
 * A text input that writes the punctuation. Controlled. A paste that is too long stays whole, for the form to refuse: cut,
 * it would be another number, which may be right.
 */
export function MaskedInput({ mask, masked = false, value, onValueChange, ref, ...rest }: MaskedInputProps) {
  const key = typeof mask === 'string' ? mask : mask.join('|');
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMemo(() => mergeRefs<HTMLInputElement>(input, ref), [ref]);
  useEffect(() => {
    // It keeps the cursor in its place while somebody edits in the middle. What is shown is masked without it, so
    // the first paint need not wait for it.
    let maskito: { destroy(): void } | undefined;
    let isGone = false;
    void import('@maskito/core').then(
      ({ Maskito }) => {
        // Maskito would cut a value that is too long.
        if (isGone || !input.current || !fitsMask(key.split('|'), input.current.value)) return;
        maskito = new Maskito(input.current, toMaskitoOptions(key.split('|')));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      maskito?.destroy();
    };
  }, [key]);
  const give = (text: string) => onValueChange(masked ? text : stripMask(text));
  return (
    <TextInput
      inputMode={/[SX]/.test(key) ? 'text' : 'numeric'}
      figures
      {...rest}
      ref={mergedRef}
      value={applyMaskWhole(mask, value)}
      onInput={(event) => give(applyMask(mask, event.currentTarget.value))}
      onPaste={(event) => {
        const { value: shown, selectionStart, selectionEnd } = event.currentTarget;
        const pasted = event.clipboardData.getData('text');
        const whole =
          shown.slice(0, selectionStart ?? 0) + pasted + shown.slice(selectionEnd ?? shown.length);
        if (fitsMask(mask, whole)) return;
        event.preventDefault();
        give(applyMaskWhole(mask, whole));
      }}
    />
  );
}
