import { useEffect, useMemo, useRef } from 'react';
import { mergeRefs } from '../../element-props.ts';
import {
  applyMask,
  applyMaskWhole,
  fitsMask,
  stripMask,
  toMaskitoOptions,
  type MaskPattern,
} from './mask-pattern.ts';
import { TextInput, type TextInputProps } from '../TextInput.tsx';

export interface MaskedInputProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'onInput'
> {
  mask: MaskPattern;
  /** Whether the value is emitted with its punctuation. By default only letters and digits are. */
  masked?: boolean;
  /** With or without punctuation: it is masked before display. */
  value: string;
  onValueChange(value: string): void;
}

/**
 * A controlled text input that inserts punctuation. A too long paste stays whole for the form to reject:
 * truncated, it would be a different number that might be valid.
 */
export function MaskedInput({ mask, masked = false, value, onValueChange, ref, ...rest }: MaskedInputProps) {
  const key = typeof mask === 'string' ? mask : mask.join('|');
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMemo(() => mergeRefs<HTMLInputElement>(input, ref), [ref]);
  useEffect(() => {
    // Lazy import: maskito only keeps the caret in place during edits in the middle; the displayed value is masked
    // without it, so the first paint need not wait.
    let maskito: { destroy(): void } | undefined;
    let isGone = false;
    void import('@maskito/core').then(
      ({ Maskito }) => {
        // Maskito would truncate a value that is too long.
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
