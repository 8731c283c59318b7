import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getTipoIdentificacao } from '@trevo/config/configuracao/configuracao-questions';
import { isIdadeVerified } from '@trevo/config/configuracao/telas-questions';
import { isPessoa } from '@trevo/config/pessoa/check-campo';
import {
  type CampoCadastro,
  type CampoDigitado,
  isCampoPessoa,
  isDigitado,
} from '@trevo/rules/pessoa/campo-pessoa';
import type { ReactNode } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { Field } from '@trevo/ui/field/Field.tsx';
import {
  ConsumidorInput,
  consumidorText,
  enderecoText,
  getRotulo,
  IdentificacaoField,
  identificacaoText,
} from '../../consumidor/public.ts';
import type { CadastroForm, Campo, CampoPedido } from '../cadastro-form.ts';
import { cadastroText } from '../cadastro.text.ts';

type CampoTexto = 'usuario' | (CampoCadastro & CampoDigitado);

/** Input of one field with its input mode and autocomplete. */
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

/** A registered number is not a mistake: the user only has to sign in, so link there. */
function toUsuarioError(error: { type: string; message?: string } | undefined): ReactNode {
  if (error?.type !== 'login.jaCadastrado') return error?.message;
  return (
    <>
      {error.message} <Link to={appPaths.raiz}>{cadastroText.jaTenhoCadastro}</Link>
    </>
  );
}

function getHint({ campo, isRequired }: CampoPedido, c: Configuracao): string | undefined {
  if (campo === 'email') return isRequired ? undefined : cadastroText.dicas.email;
  if (campo === 'dataNascimento') return isIdadeVerified(c) ? consumidorText.dicas.dataNascimento : undefined;
  return campo === 'telefoneContato' ? cadastroText.dicas.telefoneContato : undefined;
}

/** Returns a field's label, as shown on the form and in the list of invalid fields. */
export function toCampoLabel(campo: Campo, c: Configuracao, usuario: string): string {
  const { campos } = cadastroText;
  if (campo === 'usuario') return identificacaoText.rotulo[getTipoIdentificacao(c)];
  if (campo === 'nome' && !isPessoa(usuario)) return campos.nomeEmpresa;
  if (isCampoPessoa(campo) && isDigitado(campo)) return getRotulo(campo, c);
  if (campo === 'aceitaNotificacao') return cadastroText.notificacao;
  if (campo === 'isEstrangeiro') return consumidorText.estrangeiro;
  if (campo === 'loja') return consumidorText.loja.rotulo;
  if (campo === 'rua') return enderecoText.rotulos.endereco;
  if (isEnderecoCampo(campo)) return enderecoText.rotulos[campo];
  return campos[campo];
}

const isEnderecoCampo = (campo: Campo): campo is Exclude<keyof typeof enderecoText.rotulos, 'endereco'> =>
  Object.hasOwn(enderecoText.rotulos, campo);
