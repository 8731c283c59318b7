import { useId, useState } from 'react';
import { senhaText } from '../../consumidor/public.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { PasswordInput } from '@trevo/ui/field/PasswordInput.tsx';
import { perfilText } from '../perfil.text.ts';

const text = perfilText.senhaAtual;

export interface SenhaAtualModalProps {
  open: boolean;
  /** Why the last password was refused, or null. */
  erro: string | null;
  pending: boolean;
  onConfirm(senhaAtual: string): void;
  onClose(): void;
}

/** Asks for the password before a contact of the account changes. The form behind keeps its input. */
export function SenhaAtualModal({ open, ...props }: SenhaAtualModalProps) {
  return (
    <Modal open={open} onClose={props.onClose} title={text.titulo} closeLabel={perfilText.fechar}>
      {open && <Pergunta {...props} />}
    </Modal>
  );
}

function Pergunta({ erro, pending, onConfirm }: Omit<SenhaAtualModalProps, 'open' | 'onClose'>) {
  const [senha, setSenha] = useState('');
  const formId = useId();
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React events of a dialog's portal bubble through the surrounding profile form.
        event.stopPropagation();
        if (senha !== '' && !pending) onConfirm(senha);
      }}
    >
      <p>{text.mensagem}</p>
      <Field label={text.campo} required error={erro}>
        <PasswordInput
          name="senhaAtual"
          autoComplete="current-password"
          showLabel={senhaText.mostrarSenha}
          hideLabel={senhaText.esconderSenha}
          value={senha}
          onChange={(event) => setSenha(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" wide pending={pending} pendingLabel={perfilText.salvando}>
        {text.confirmar}
      </Button>
    </form>
  );
}
