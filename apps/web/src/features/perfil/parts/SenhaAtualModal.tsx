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
  /** Why the last password was not taken, or null. */
  erro: string | null;
  pending: boolean;
  onConfirm(senhaAtual: string): void;
  onClose(): void;
}

/** The password of who changes where the account is reached. The form behind it keeps what was typed. */
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
        // The form of the profile stands around it for React.
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
