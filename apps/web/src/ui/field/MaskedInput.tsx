import { useMaskito } from '@maskito/react';
import { useMemo } from 'react';
import { mergeRefs } from '../merge-refs.ts';
import { applyMask, stripMask, toMaskitoOptions, type MaskPattern } from './mask-pattern.ts';
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

/** A text input that writes the punctuation. Controlled. */
export function MaskedInput({ mask, masked = false, value, onValueChange, ref, ...rest }: MaskedInputProps) {
  const key = typeof mask === 'string' ? mask : mask.join('|');
  const options = useMemo(() => toMaskitoOptions(key.split('|')), [key]);
  const maskRef = useMaskito({ options });
  const mergedRef = useMemo(() => mergeRefs<HTMLInputElement>(maskRef, ref), [maskRef, ref]);
  return (
    <TextInput
      inputMode={/[SX]/.test(key) ? 'text' : 'numeric'}
      figures
      {...rest}
      ref={mergedRef}
      // maskito masks what the person types, not what the program sets.
      value={applyMask(mask, value)}
      onInput={(event) => {
        const typed = applyMask(mask, event.currentTarget.value);
        onValueChange(masked ? typed : stripMask(typed));
      }}
    />
  );
}
