import { parseQrCode } from '@trevo/rules/qr-code';
import { toSaoPaulo } from '@trevo/rules/sao-paulo';
import { useRef, useState, type ClipboardEvent, type Ref } from 'react';
import { Button } from '../../../ui/action/Button.tsx';
import { ChaveInput } from '../../../ui/code/ChaveInput.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { mergeRefs } from '../../../ui/merge-refs.ts';
import { digitacaoText as text } from '../digitacao.text.ts';
import styles from './ChaveField.module.css';

export interface ChaveFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  value: string;
  onValueChange(value: string): void;
  error: string | null;
  wrongGroups: readonly number[];
}

/** The key's field: figures first, since most keys have no letters, and the other keyboard one touch away. */
export function ChaveField({ ref, value, onValueChange, error, wrongGroups }: ChaveFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [letters, setLetters] = useState(false);

  function paste(event: ClipboardEvent) {
    // The whole text of a code may be pasted: its key is where its own form says, not where 44 characters stand.
    const code = parseQrCode(event.clipboardData.getData('text'), toSaoPaulo(new Date()).dia);
    if (!code.ok) return;
    event.preventDefault();
    onValueChange(code.chave.chaveAcesso);
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
          onKeyDown={(event) => {
            // The key has no lines: Enter sends the form, as in any field.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
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
