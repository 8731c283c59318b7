import { ArrowBigUp, Delete } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { keyboardRows } from './keyboard-rows.text.ts';
import styles from './ScreenKeyboard.module.css';
import { eraseFrom, isNumeric, type TextControl, toTextControl, typeInto } from './type-into.ts';

export interface ScreenKeyboardProps {
  words: {
    readonly rotulo: string;
    readonly apagar: string;
    readonly espaco: string;
    readonly maiusculas: string;
    readonly letras: string;
    readonly sinais: string;
    readonly proximo: string;
    readonly pronto: string;
  };
}

/**
 * An on-screen keyboard for kiosks. It appears for the focused text field, with digits only for numeric fields,
 * and types like a real one.
 */
export function ScreenKeyboard({ words }: ScreenKeyboardProps) {
  const { control, numeric } = useFocusedControl();
  if (!control) return null;
  // Everything outside an open dialog is inert, so the keyboard is rendered inside it.
  const host = control.closest('dialog') ?? document.body;
  return createPortal(
    <Keys key={numeric ? 'figures' : 'letters'} control={control} numeric={numeric} words={words} />,
    host,
  );
}

interface KeysProps extends ScreenKeyboardProps {
  control: TextControl;
  numeric: boolean;
}

function Keys({ control, numeric, words }: KeysProps) {
  const board = useRef<HTMLDivElement>(null);
  const [layer, setLayer] = useState<'letters' | 'signs'>('letters');
  const [isUpper, setUpper] = useState(false);
  useRoomFor(board, control);
  const next = findNext(control);
  const rows: readonly string[] = keyboardRows[numeric ? 'figures' : layer];

  function press(text: string): void {
    typeInto(control, isUpper ? text.toLocaleUpperCase('pt-BR') : text);
    setUpper(false);
  }
  const erase = (
    <Key label={words.apagar} onPress={() => eraseFrom(control)}>
      <Delete aria-hidden="true" />
    </Key>
  );
  const done = (
    <Key
      kind="done"
      onPress={() => {
        if (next) next.focus();
        else if (control.form) control.form.requestSubmit();
        else control.blur();
      }}
    >
      {next ? words.proximo : words.pronto}
    </Key>
  );
  const last = rows.at(-1);
  return (
    // A press must not take the focus from the field.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are buttons; this only keeps the focus where it is
    <div
      ref={board}
      popover="manual"
      className={styles.board}
      data-numeric={numeric || undefined}
      role="region"
      aria-label={words.rotulo}
      onMouseDown={(event) => event.preventDefault()}
    >
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          {!numeric && row === last && layer === 'letters' && (
            <Key label={words.maiusculas} pressed={isUpper} onPress={() => setUpper(!isUpper)}>
              <ArrowBigUp aria-hidden="true" />
            </Key>
          )}
          {[...row].map((key) => (
            <Key key={key} onPress={() => press(key)}>
              {isUpper ? key.toLocaleUpperCase('pt-BR') : key}
            </Key>
          ))}
          {!numeric && row === last && erase}
        </div>
      ))}
      {numeric ? (
        <div className={styles.row}>
          {erase}
          <Key onPress={() => press('0')}>0</Key>
          {done}
        </div>
      ) : (
        <div className={styles.row} data-last>
          <Key onPress={() => setLayer(layer === 'signs' ? 'letters' : 'signs')}>
            {layer === 'signs' ? words.letras : words.sinais}
          </Key>
          <Key onPress={() => press('@')}>@</Key>
          <Key kind="space" onPress={() => press(' ')}>
            {words.espaco}
          </Key>
          <Key onPress={() => press('.')}>.</Key>
          {done}
        </div>
      )}
    </div>
  );
}

interface KeyProps {
  /** Accessible name, if the caption is none. */
  label?: string;
  kind?: 'done' | 'space';
  pressed?: boolean;
  onPress(): void;
  children: ReactNode;
}

/** Not in the tab order: users of a real keyboard do not need these. */
function Key({ label, kind, pressed, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.key}
      data-kind={kind}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Returns the focused text control, and whether it is numeric, which can change while focused. */
function useFocusedControl(): { control: TextControl | null; numeric: boolean } {
  const [control, setControl] = useState<TextControl | null>(() => toTextControl(document.activeElement));
  const [numeric, setNumeric] = useState(() => control !== null && isNumeric(control));
  useEffect(() => {
    // Deferred until the focus has settled: the keyboard stays while it moves between two fields.
    const look = () => void setTimeout(() => setControl(toTextControl(document.activeElement)));
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  useLayoutEffect(() => {
    if (!control) return;
    const look = () => setNumeric(isNumeric(control));
    look();
    const observer = new MutationObserver(look);
    observer.observe(control, { attributes: true, attributeFilter: ['inputmode', 'type'] });
    return () => observer.disconnect();
  }, [control]);
  return { control, numeric };
}

/** Opens the keyboard as a popover, and keeps the page above it: `--altura-teclado`. */
function useRoomFor(board: { readonly current: HTMLElement | null }, control: TextControl): void {
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return;
    element.showPopover?.();
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--altura-teclado', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--altura-teclado');
    };
  }, [board]);
  useEffect(() => {
    // After the page has made room.
    const timer = setTimeout(() => control.scrollIntoView?.({ block: 'center' }), 50);
    return () => clearTimeout(timer);
  }, [control]);
}

/** Returns the next text field of the form, if any. */
function findNext(control: TextControl): HTMLElement | undefined {
  const fields = [...(control.form?.elements ?? [])].filter((field) => toTextControl(field) !== null);
  return fields[fields.indexOf(control) + 1] as HTMLElement | undefined;
}
