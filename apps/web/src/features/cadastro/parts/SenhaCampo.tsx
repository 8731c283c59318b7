import { useId } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { SenhaChecklist, senhaText } from '../../consumidor/public.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { PasswordInput } from '../../../ui/field/PasswordInput.tsx';
import type { CadastroForm } from '../cadastro-form.ts';
import { cadastroText as text } from '../cadastro.text.ts';

/** The new password with its rules ticked as they are met, and the password again. */
export function SenhaCampo({ form }: { form: UseFormReturn<CadastroForm> }) {
  const checklistId = useId();
  const senha = useController({ control: form.control, name: 'senha' });
  const confirmacao = useController({ control: form.control, name: 'confirmacao' });
  const words = { showLabel: senhaText.mostrarSenha, hideLabel: senhaText.esconderSenha };
  return (
    <>
      <Field label={text.campos.senha} required error={senha.fieldState.error?.message}>
        <PasswordInput
          {...senha.field}
          {...words}
          autoComplete="new-password"
          aria-describedby={checklistId}
          onChange={(event) => {
            senha.field.onChange(event);
            if (confirmacao.fieldState.isTouched) void form.trigger('confirmacao');
          }}
        />
      </Field>
      <SenhaChecklist id={checklistId} senha={senha.field.value} />
      <Field label={text.campos.confirmacao} required error={confirmacao.fieldState.error?.message}>
        <PasswordInput {...confirmacao.field} {...words} autoComplete="new-password" />
      </Field>
    </>
  );
}
