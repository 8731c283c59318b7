import { parseQrCode, type QrCode } from '@trevo/rules/qr-code';
import { toSaoPaulo } from '@trevo/rules/sao-paulo';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { Button } from '../../../ui/action/Button.tsx';
import { ChaveInput } from '../../../ui/code/ChaveInput.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { mergeRefs } from '../../../ui/merge-refs.ts';
import { coladoErros, digitacaoText as text } from '../digitacao.text.ts';
import { useScannerKeys } from '../use-scanner-keys.ts';
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
    const read = parseQrCode(code, toSaoPaulo(new Date()).dia);
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
