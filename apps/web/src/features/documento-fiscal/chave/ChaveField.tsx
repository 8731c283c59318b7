import { parseQrCode, type QrCode } from '@trevo/rules/documento-fiscal/qr/qr-code';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { useScannerKeys } from '../../../platform/browser/use-scanner-keys.ts';
import { relogio } from '../../../platform/network/relogio.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ChaveInput } from '@trevo/ui/code/ChaveInput.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { mergeRefs } from '@trevo/ui/element-props.ts';
import { coladoErros, chaveText as text } from './chave.text.ts';
import styles from './ChaveField.module.css';

export interface ChaveFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  value: string;
  onValueChange(value: string): void;
  /** Receives the full text of a code, which has more facts than its key. */
  onCode?(code: QrCode): void;
  /** Receives the description of pasted text that is not a key. */
  onPasteRefused(mensagem: string): void;
  error: string | null;
  wrongGroups: readonly number[];
  required?: boolean;
  /** Replaces the hint. */
  hint?: string;
  onFocus?(): void;
}

/**
 * Input of the access key: numeric keyboard by default, since most keys have no letters, with a toggle to the
 * full one.
 */
export function ChaveField({
  ref,
  value,
  onValueChange,
  onCode,
  onPasteRefused,
  error,
  wrongGroups,
  required = true,
  hint = text.dica,
  onFocus,
}: ChaveFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [letters, setLetters] = useState(false);
  const collectScanned = useScannerKeys();

  // The input may be the full text of a code: parse it, because its first 44 characters are not the key.
  function take(code: string, otherwise: string): boolean {
    const read = parseQrCode(code, toSaoPaulo(relogio.agora()).dia);
    const mensagem = read.ok ? undefined : coladoErros[read.motivo];
    if (!read.ok && mensagem === undefined) return false;
    onValueChange(read.ok ? read.chave.chaveAcesso : otherwise);
    if (read.ok) onCode?.(read);
    if (mensagem !== undefined) onPasteRefused(mensagem);
    return true;
  }

  function paste(event: ClipboardEvent) {
    // A wrong paste must not replace the typed text.
    if (take(event.clipboardData.getData('text'), value)) event.preventDefault();
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const scanned = collectScanned(event);
    // The key is a single line: Enter submits the form, as in any input.
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const isRight = scanned === value && error === null;
    const isTaken = scanned !== null && !isRight && take(scanned, '');
    if (!isTaken) event.currentTarget.form?.requestSubmit();
  }

  return (
    <div className={styles.field}>
      <Field
        label={text.chave}
        required={required}
        hint={hint}
        error={error}
        aside={text.contagem(value.length)}
      >
        <ChaveInput
          ref={mergeRefs(area, ref)}
          className={styles.chave}
          value={value}
          onValueChange={onValueChange}
          wrongGroups={wrongGroups}
          inputMode={letters ? 'text' : 'numeric'}
          onPaste={paste}
          onFocus={onFocus}
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
