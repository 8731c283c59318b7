import { toApiError } from '@trevo/client/api-error.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { PasswordInput } from '@trevo/ui/field/PasswordInput.tsx';
import { senhaText } from '../consumidor/public.ts';
import { addPasskey, cancelPasskey } from './passkey-cerimonia.ts';
import { passkeyText } from './passkey.text.ts';
import styles from './PasskeysPainel.module.css';

const text = passkeyText.senha;

export interface IncluirPasskeyProps {
  onClose(): void;
  onBack(): void;
  onDone(): void;
}

/** Asks for the password, then adds a passkey of this device. */
export function IncluirPasskey({ onClose, onBack, onDone }: IncluirPasskeyProps) {
  const [senhaAtual, setSenhaAtual] = useState('');
  const [erro, setErro] = useState<string>();
  const [resumo, setResumo] = useState('');
  const [pending, setPending] = useState(false);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => cancelPasskey, []);

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
      if (await addPasskey(senhaAtual)) return onDone();
    } catch (thrown) {
      const { codigo, mensagem, cura } = toApiError(thrown);
      if (codigo === 'login.senhaAtualIncorreta') refuse(mensagem);
      else setResumo([mensagem, cura].filter(Boolean).join(' '));
    }
    setPending(false);
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={passkeyText.incluir}
      closeLabel={passkeyText.fechar}
      actions={
        <>
          <Button wide type="submit" form={formId} pending={pending} pendingLabel={passkeyText.incluindo}>
            {text.continuar}
          </Button>
          <Button wide variant="ghost" onClick={onBack}>
            {text.voltar}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.painel} noValidate onSubmit={(event) => void submit(event)}>
        <p>{text.mensagem}</p>
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
