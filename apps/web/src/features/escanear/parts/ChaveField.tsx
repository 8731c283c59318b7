import { parseQrCode, type QrCode } from '@trevo/rules/documento-fiscal/qr-code';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { relogio } from '../../../platform/network/relogio.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ChaveInput } from '@trevo/ui/code/ChaveInput.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { mergeRefs } from '@trevo/ui/element-props.ts';
import { coladoErros, digitacaoText as text } from '../digitacao.text.ts';
import styles from './ChaveField.module.css';

export interface ChaveFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  value: string;
  onValueChange(value: string): void;
  /** The whole text of a code came: beside the key it says more. */
  onCode(code: QrCode): void;
  /** Something was pasted that is no key: what it is, in words. */
  onPasteRefused(mensagem: string): void;
  error: string | null;
  wrongGroups: readonly number[];
}

/** The key's field: figures first, since most keys have no letters, and the other keyboard one touch away. */
export function ChaveField({
  ref,
  value,
  onValueChange,
  onCode,
  onPasteRefused,
  error,
  wrongGroups,
}: ChaveFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [letters, setLetters] = useState(false);
  const collectScanned = useScannerKeys();

  // The whole text of a code may come: its key is where its own form says, not where 44 characters stand.
  function take(code: string, otherwise: string): boolean {
    const read = parseQrCode(code, toSaoPaulo(relogio.agora()).dia);
    const mensagem = read.ok ? undefined : coladoErros[read.motivo];
    if (!read.ok && mensagem === undefined) return false;
    onValueChange(read.ok ? read.chave.chaveAcesso : otherwise);
    if (read.ok) onCode(read);
    if (mensagem !== undefined) onPasteRefused(mensagem);
    return true;
  }

  function paste(event: ClipboardEvent) {
    // What was typed before a wrong paste stays: the paste was the mistake.
    if (take(event.clipboardData.getData('text'), value)) event.preventDefault();
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const scanned = collectScanned(event);
    // The key has no lines: Enter sends the form, as in any field.
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const isRight = scanned === value && error === null;
    const isTaken = scanned !== null && !isRight && take(scanned, '');
    if (!isTaken) event.currentTarget.form?.requestSubmit();
  }

  return (
    <div className={styles.field}>
      <Field label={text.chave} required hint={text.dica} error={error} aside={text.contagem(value.length)}>
        <ChaveInput
          ref={mergeRefs(area, ref)}
          className={styles.chave}
          value={value}
          onValueChange={onValueChange}
          wrongGroups={wrongGroups}
          inputMode={letters ? 'text' : 'numeric'}
          onPaste={paste}
          onKeyDown={press}
        />
      </Field>
      <Button
        variant="ghost"
        size="small"
        aria-pressed={letters}
        onClick={() => {
          setLetters(!letters);
          area.current?.focus();
        }}
      >
        {letters ? text.soNumeros : text.comLetras}
      </Button>
    </div>
  );
}

// A hand scanner types a character every few milliseconds; the fastest person needs more than this.
const longestGap = 30;
const shortestCode = 8;

/**
 * What a hand scanner typed, given once its Enter comes; null for any other key and for what a person typed. The
 * field itself has kept only the letters and digits of it, and the first 44.
 */
export function useScannerKeys(): (
  event: Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey' | 'metaKey'>,
) => string | null {
  const typed = useRef({ text: '', at: 0 });
  return ({ key, timeStamp, ctrlKey, metaKey }) => {
    const { text, at } = typed.current;
    const soFar = timeStamp - at <= longestGap ? text : '';
    if (key === 'Enter') {
      typed.current = { text: '', at: 0 };
      return soFar.length >= shortestCode ? soFar : null;
    }
    if (key.length === 1 && !ctrlKey && !metaKey) typed.current = { text: soFar + key, at: timeStamp };
    return null;
  };
}
