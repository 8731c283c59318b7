import type { Configuracao } from '@trevo/config/configuracao-keys';
import { isIdadeVerified } from '@trevo/config/configuracao-questions';
import type { CampoCadastro, CampoDigitado } from '@trevo/rules/campo-pessoa';
import type { ReactNode } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { ConsumidorInput, consumidorText, IdentificacaoField } from '../../consumidor/public.ts';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { Field } from '../../../ui/field/Field.tsx';
import type { CadastroForm, CampoPedido } from '../cadastro-form.ts';
import { cadastroText as text } from '../cadastro.text.ts';
import { toCampoLabel } from './to-campo-label.ts';

type CampoTexto = 'usuario' | (CampoCadastro & CampoDigitado);

/** One question of the form, with the keyboard and the autofill that fit it. */
export function CampoControl({ pedido, form }: { pedido: CampoPedido; form: UseFormReturn<CadastroForm> }) {
  const configuracao = useConfiguracao();
  const campo = pedido.campo as CampoTexto;
  const { field, fieldState } = useController({ control: form.control, name: campo });
  const usuario = form.watch('usuario');
  const { error } = fieldState;
  if (campo === 'usuario') {
    return (
      <IdentificacaoField
        inputRef={field.ref}
        value={field.value}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        required
        error={toUsuarioError(error)}
      />
    );
  }
  return (
    <Field
      label={toCampoLabel(campo, configuracao, usuario)}
      required={pedido.isRequired}
      hint={getHint(pedido, configuracao)}
      error={error?.message}
    >
      <ConsumidorInput campo={campo} field={field} />
    </Field>
  );
}

/** A number that is taken is good news: the person only has to sign in. */
function toUsuarioError(error: { type: string; message?: string } | undefined): ReactNode {
  if (error?.type !== 'login.jaCadastrado') return error?.message;
  return (
    <>
      {error.message} <Link to={appPaths.raiz}>{text.jaTenhoCadastro}</Link>
    </>
  );
}

function getHint({ campo, isRequired }: CampoPedido, c: Configuracao): string | undefined {
  if (campo === 'email') return isRequired ? undefined : text.dicas.email;
  if (campo === 'dataNascimento') return isIdadeVerified(c) ? consumidorText.dicas.dataNascimento : undefined;
  return campo === 'telefoneContato' ? text.dicas.telefoneContato : undefined;
}
