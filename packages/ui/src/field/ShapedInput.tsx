import { useLayoutEffect, useReducer, useRef } from 'react';
import { mergeRefs } from '../element-props.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface ShapedInputProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'onInput'
> {
  value: string;
  /** How text is shown: `value`, and each part of it before the caret. */
  shape(text: string): string;
  /** What was typed, as it came. */
  onValueChange(value: string): void;
}

/** A text input that shows what is typed in another shape, such as capitals, and leaves the caret where one types. */
export function ShapedInput({ value, shape, onValueChange, ref, ...rest }: ShapedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // A letter over itself changes nothing that is kept, and moves the caret all the same.
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    // React puts the caret at the end when the text is reshaped; it belongs after the last typed character.
    if (caret.current === null) return;
    const position = caret.current;
    caret.current = null;
    if (document.activeElement === input.current) input.current?.setSelectionRange(position, position);
  });
  return (
    <TextInput
      {...rest}
      ref={mergeRefs(input, ref)}
      value={shape(value)}
      onChange={({ currentTarget }) => {
        const { value: typed, selectionStart } = currentTarget;
        caret.current = shape(typed.slice(0, selectionStart ?? typed.length)).length;
        onValueChange(typed);
        redraw();
      }}
    />
  );
}
