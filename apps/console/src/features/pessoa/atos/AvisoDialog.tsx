import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useAct } from '../../../platform/api/use-act.ts';
import { avisos } from '../../../platform/screen/avisos-store.ts';
import { AtoDialog } from '../../../platform/screen/ato/AtoDialog.tsx';
import { pessoaText } from '../pessoa.text.ts';
import type { PessoaRef } from '../pessoa.wire.ts';
import styles from './AtosPessoa.module.css';

const text = pessoaText.atos.aviso;

/** Writes a notice to one person, shown as the person will see it. */
export function AvisoDialog({ pessoa, onClose }: { pessoa: PessoaRef; onClose(): void }) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const avisar = useAct('operador.avisarPessoa');
  // One id for the dialog: a repeated click is the same notice.
  const [avisoID] = useState(() => crypto.randomUUID());
  const [titulo, setTitulo] = useState('');
  const [mensagem, setMensagem] = useState('');
  const [wasSent, setSent] = useState(false);
  const isMissing = titulo.trim() === '' || mensagem.trim() === '';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    if (isMissing) return field.current?.focus();
    if (avisar.isPending) return;
    const body = { avisoID, titulo: titulo.trim(), mensagem: mensagem.trim() };
    if (!(await avisar.run({ params: { ...pessoa }, body }))) return;
    avisos.show(text.mandado, { tone: 'sucesso' });
    onClose();
  }

  return (
    <AtoDialog
      titulo={text.titulo}
      formId={formId}
      fazer={text.mandar}
      isPending={avisar.isPending}
      error={avisar.error}
      field={field}
      onClose={onClose}
    >
      <p>{text.efeito}</p>
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={text.campoTitulo}>
          <TextInput
            ref={field}
            value={titulo}
            maxLength={80}
            autoComplete="off"
            onChange={({ currentTarget }) => setTitulo(currentTarget.value)}
          />
        </Field>
        <Field label={text.campoMensagem} error={wasSent && isMissing && text.falta}>
          <TextInput
            value={mensagem}
            maxLength={500}
            autoComplete="off"
            onChange={({ currentTarget }) => setMensagem(currentTarget.value)}
          />
        </Field>
      </form>
      {!isMissing && (
        <div className={styles.preview}>
          <small>{text.previa}</small>
          <strong>{titulo}</strong>
          <span>{mensagem}</span>
        </div>
      )}
    </AtoDialog>
  );
}
