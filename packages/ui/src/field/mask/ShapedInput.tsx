import { useLayoutEffect, useReducer, useRef } from 'react';
import { mergeRefs } from '../../element-props.ts';
import { TextInput, type TextInputProps } from '../TextInput.tsx';

export interface ShapedInputProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'onInput'
> {
  value: string;
  /** Transforms text for display: `value`, and the part before the caret. */
  shape(text: string): string;
  /** Called with the typed text, untransformed. */
  onValueChange(value: string): void;
}

/** A text input that displays the typed text transformed, such as in capitals, and preserves the caret position. */
export function ShapedInput({ value, shape, onValueChange, ref, ...rest }: ShapedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // Typing a letter over an equal one changes no state but moves the caret, so force a re-render.
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    // React moves the caret to the end when the text is transformed; restore it after the last typed character.
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
