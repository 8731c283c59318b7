import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { joinClasses, mergeRefs } from '../element-props.ts';
import { useFieldControl } from '../field/field-context.ts';
import styles from './ChaveInput.module.css';

export interface ChaveInputProps extends Omit<
  ComponentProps<'textarea'>,
  'value' | 'defaultValue' | 'onChange' | 'onInput' | 'maxLength' | 'rows'
> {
  /** Up to 44 letters and digits, without blanks. */
  value: string;
  onValueChange(value: string): void;
  onComplete?(value: string): void;
  /** Indices from 0 to 10 of the groups marked as wrong. */
  wrongGroups?: readonly number[];
}

/** Input for an access key in 11 groups of 4. A real text area with its text exactly over the drawn groups. */
export function ChaveInput(props: ChaveInputProps) {
  const { value, onValueChange, onComplete, wrongGroups = [], className, ref, ...rest } = props;
  const wiring = useFieldControl(rest);
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const [current, setCurrent] = useState<number | null>(null);

  function change(next: string, charactersBeforeCaret: number) {
    caret.current = charactersBeforeCaret;
    if (next === value) return;
    onValueChange(next);
    if (next.length === CHAVE_LENGTH) onComplete?.(next);
  }

  useLayoutEffect(() => {
    // React moves the caret to the end when the text is regrouped; restore it after the last typed character.
    if (caret.current === null || !area.current) return;
    const position = formatChave(value.slice(0, caret.current)).length;
    caret.current = null;
    if (document.activeElement === area.current) area.current.setSelectionRange(position, position);
  });

  return (
    <div className={joinClasses(styles.chave, className)}>
      <textarea
        inputMode="numeric"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        {...rest}
        {...wiring}
        aria-invalid={wiring['aria-invalid'] ?? (wrongGroups.length > 0 || undefined)}
        ref={mergeRefs(area, ref)}
        rows={3}
        className={styles.area}
        value={formatChave(value)}
        onInput={({ currentTarget: input, nativeEvent }) => {
          const before = toChave(input.value.slice(0, input.selectionStart)).length;
          const next = toChave(input.value);
          const erased = (nativeEvent as InputEvent).inputType === 'deleteContentBackward';
          // Erasing a formatting blank erases the character before it.
          if (erased && next === value) change(next.slice(0, before - 1) + next.slice(before), before - 1);
          else change(next, before);
        }}
        onPaste={(event) => {
          const found = findChaveInText(event.clipboardData.getData('text'));
          if (found) {
            event.preventDefault();
            change(found, CHAVE_LENGTH);
          }
          rest.onPaste?.(event);
        }}
        onFocus={(event) => {
          setCurrent(findGroup(event.currentTarget));
          rest.onFocus?.(event);
        }}
        onSelect={({ currentTarget: input }) => setCurrent(findGroup(input))}
        onBlur={(event) => {
          setCurrent(null);
          rest.onBlur?.(event);
        }}
      />
      <div className={styles.groups} aria-hidden="true">
        {Array.from({ length: GROUP_COUNT }, (_, group) => (
          <span
            key={group}
            className={styles.group}
            data-complete={value.length >= (group + 1) * GROUP_LENGTH || undefined}
            data-active={current === group || undefined}
            data-wrong={wrongGroups.includes(group) || undefined}
          />
        ))}
      </div>
    </div>
  );
}

const CHAVE_LENGTH = 44;
const GROUP_LENGTH = 4;
const GROUP_COUNT = CHAVE_LENGTH / GROUP_LENGTH;

/** Returns the group with the caret. */
function findGroup({ value, selectionStart }: HTMLTextAreaElement): number {
  const before = toChave(value.slice(0, selectionStart)).length;
  return Math.min(Math.floor(before / GROUP_LENGTH), GROUP_COUNT - 1);
}

const GROUPED_FIGURES = /(?:\d{4}[\s.\-/]*){10}\d{4}(?!\d)/;
const GROUPED_CHARACTERS = /(?:[\dA-Z]{4}[\s.\-/]*){10}[\dA-Z]{4}(?![\dA-Z])/;

/** Returns the letters and digits of a text in upper case, at most 44. */
export function toChave(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .slice(0, CHAVE_LENGTH);
}

/**
 * Extracts the key from a pasted text, which may contain words or a URL around it. Null without a run of 44: the
 * paste is then treated as typed text.
 */
export function findChaveInText(text: string): string | null {
  const upper = text.toUpperCase();
  const run = GROUPED_FIGURES.exec(upper) ?? GROUPED_CHARACTERS.exec(upper);
  return run ? toChave(run[0]) : null;
}

/** Formats `35241112…` as `3524 1112 …`. */
export function formatChave(chave: string): string {
  return (chave.match(/.{1,4}/g) ?? []).join(' ');
}
