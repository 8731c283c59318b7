import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { type FormEvent, type RefObject, useState } from 'react';
import { consolePlatformText as text } from '../../console-platform.text.ts';
import styles from './MotivoForm.module.css';

/** Least characters of a reason, as the contract requires. */
const minimo = 10;

/** The reason of a weighty act; its submit button is outside, by `formId`. */
export function MotivoForm(props: {
  formId: string;
  field: RefObject<HTMLInputElement | null>;
  rotulo: string;
  isPending: boolean;
  onSend(motivo: string): void;
}) {
  const { formId, field, rotulo, isPending, onSend } = props;
  const [motivo, setMotivo] = useState('');
  const [wasSent, setSent] = useState(false);
  const isShort = motivo.trim().length < minimo;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    if (isShort) return field.current?.focus();
    if (!isPending) onSend(motivo.trim());
  }

  return (
    <form id={formId} className={styles.form} noValidate onSubmit={submit}>
      <Field label={rotulo} hint={text.dicaMotivo} error={wasSent && isShort && text.faltaMotivo(minimo)}>
        <TextInput
          ref={field}
          value={motivo}
          maxLength={500}
          autoComplete="off"
          onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
        />
      </Field>
    </form>
  );
}
