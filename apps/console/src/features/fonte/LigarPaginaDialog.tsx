import { Button } from '@trevo/ui/action/Button.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { fonteConsoleText } from './fonte-console.text.ts';
import styles from './LigarPaginaDialog.module.css';

const text = fonteConsoleText.dialogo;

/** Enables or disables a state's page, with the reason for the audit trail. */
export function LigarPaginaDialog(props: { uf: string; isLigada: boolean; onClose(): void }) {
  const { uf, isLigada, onClose } = props;
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const ligar = useAct('operador.ligarConsulta');
  const [motivo, setMotivo] = useState('');
  const [wasSent, setSent] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    if (motivo.trim() === '') return field.current?.focus();
    if (await ligar.run({ params: { uf }, body: { ligada: !isLigada, motivo } })) onClose();
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={isLigada ? text.desligar(uf) : text.ligar(uf)}
      closeLabel={text.fechar}
      initialFocus={field}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            wide
            variant={isLigada ? 'danger' : 'primary'}
            pending={ligar.isPending}
          >
            {isLigada ? fonteConsoleText.desligar : fonteConsoleText.ligar}
          </Button>
          <Button variant="ghost" wide onClick={onClose}>
            {text.cancelar}
          </Button>
        </>
      }
    >
      <p>{isLigada ? text.efeitoDesligar : text.efeitoLigar}</p>
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={text.motivo}
          hint={text.dicaMotivo}
          error={wasSent && motivo.trim() === '' && text.faltaMotivo}
        >
          <TextInput
            ref={field}
            value={motivo}
            maxLength={200}
            onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
          />
        </Field>
        <Recusa error={ligar.error} />
      </form>
    </Modal>
  );
}
