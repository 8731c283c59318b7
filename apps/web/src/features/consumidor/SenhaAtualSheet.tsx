import { toApiError } from '@trevo/client/api-error.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { PasswordInput } from '@trevo/ui/field/PasswordInput.tsx';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { senhaText } from './consumidor.text.ts';
import styles from './SenhaAtualSheet.module.css';

export interface SenhaAtualSheetProps {
  readonly text: {
    readonly titulo: string;
    readonly fechar: string;
    readonly campo: string;
    readonly falta: string;
    readonly enviar: string;
    readonly enviando: string;
  };
  /** Why the password is asked. */
  readonly children: ReactNode;
  /** Further buttons. */
  readonly actions?: ReactNode;
  /** Whether a refusal also names a remedy. */
  readonly showCura?: boolean;
  onClose(): void;
  /** Uses the password. A rejection is shown, at the field when the password was wrong. */
  onConfirm(senhaAtual: string): Promise<void>;
}

/** A sheet that asks a signed-in user for the current password before an act. */
export function SenhaAtualSheet(props: SenhaAtualSheetProps) {
  const { text, children, actions, showCura = false, onClose, onConfirm } = props;
  const [senhaAtual, setSenhaAtual] = useState('');
  const [erro, setErro] = useState<string>();
  const [resumo, setResumo] = useState('');
  const [pending, setPending] = useState(false);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);

  function refuse(mensagem: string): void {
    setErro(mensagem);
    field.current?.focus();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (pending) return;
    setErro(undefined);
    setResumo('');
    if (senhaAtual === '') return refuse(text.falta);
    setPending(true);
    try {
      await onConfirm(senhaAtual);
    } catch (thrown) {
      const { codigo, mensagem, cura } = toApiError(thrown);
      if (codigo === 'login.senhaAtualIncorreta') refuse(mensagem);
      else setResumo(showCura && cura ? `${mensagem} ${cura}` : mensagem);
    }
    setPending(false);
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={text.titulo}
      closeLabel={text.fechar}
      actions={
        <>
          <Button wide type="submit" form={formId} pending={pending} pendingLabel={text.enviando}>
            {text.enviar}
          </Button>
          {actions}
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {children}
        <Field label={text.campo} required error={erro}>
          <PasswordInput
            ref={field}
            name="senhaAtual"
            autoComplete="current-password"
            showLabel={senhaText.mostrarSenha}
            hideLabel={senhaText.esconderSenha}
            value={senhaAtual}
            onChange={(event) => setSenhaAtual(event.currentTarget.value)}
          />
        </Field>
        <p className={styles.resumo} role="alert">
          {resumo}
        </p>
      </form>
    </Sheet>
  );
}
