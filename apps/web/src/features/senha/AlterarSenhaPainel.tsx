import { isPasskeyEnabled } from '@trevo/config/configuracao/configuracao-questions';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { SenhaChecklist, senhaText } from '../consumidor/public.ts';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { PasswordInput } from '@trevo/ui/field/PasswordInput.tsx';
import { alterarSenhaText as text } from './senha.text.ts';
import styles from './AlterarSenhaPainel.module.css';
import { useAlterarSenha } from './use-alterar-senha.ts';

/** Panel that changes the password of the signed-in user. */
export function AlterarSenhaPainel({ onClose }: { onClose: () => void }) {
  const { form, resumo, submit } = useAlterarSenha(onClose);
  const configuracao = useConfiguracao();
  const formId = useId();
  const checklistId = useId();
  const novaSenha = useWatch({ control: form.control, name: 'novaSenha' });
  const { errors, isSubmitting, touchedFields } = form.formState;
  const words = { showLabel: senhaText.mostrarSenha, hideLabel: senhaText.esconderSenha };
  // Registered in visual order, because the first invalid field takes the focus.
  const atual = form.register('senhaAtual');
  const nova = form.register('novaSenha', {
    onChange: () => {
      if (touchedFields.confirmacao) void form.trigger('confirmacao');
    },
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={text.titulo}
      closeLabel={text.fechar}
      actions={
        <Button wide type="submit" form={formId} pending={isSubmitting} pendingLabel={text.salvando}>
          {text.salvar}
        </Button>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={text.campos.senhaAtual} required error={errors.senhaAtual?.message}>
          <PasswordInput {...atual} {...words} autoComplete="current-password" />
        </Field>
        <Field label={text.campos.novaSenha} required error={errors.novaSenha?.message}>
          <PasswordInput {...nova} {...words} autoComplete="new-password" aria-describedby={checklistId} />
        </Field>
        <SenhaChecklist id={checklistId} senha={novaSenha} />
        <Field label={text.campos.confirmacao} required error={errors.confirmacao?.message}>
          <PasswordInput {...form.register('confirmacao')} {...words} autoComplete="new-password" />
        </Field>
        <p className={styles.resumo} role="alert">
          {resumo}
        </p>
        <p className={styles.aviso}>
          {text.outrosAparelhos} {isPasskeyEnabled(configuracao) && text.semSenha}
        </p>
      </form>
    </Sheet>
  );
}
