import type { Configuracao } from '@trevo/config/configuracao-keys';
import { getCadastroPergunta, isIdadeVerified } from '@trevo/config/configuracao-questions';
import { normalizeNome } from '@trevo/rules/nome';
import type { ReactElement, ReactNode } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { useConfiguracao } from '../../../shared/configuracao/PartidaProvider.tsx';
import { IdentificacaoField } from '../../../shared/identificacao/IdentificacaoField.tsx';
import { telefoneMask } from '../../../shared/identificacao/identificacao-masks.ts';
import { appPaths } from '../../../shared/navigation/app-paths.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { MaskedInput } from '../../../ui/field/MaskedInput.tsx';
import { SelectInput } from '../../../ui/field/SelectInput.tsx';
import { TextInput } from '../../../ui/field/TextInput.tsx';
import type { CadastroForm, CampoPedido } from '../cadastro-form.ts';
import { cadastroText as text } from '../cadastro.text.ts';
import { toCampoLabel } from './to-campo-label.ts';

type CampoTexto =
  | 'usuario'
  | 'nome'
  | 'email'
  | 'dataNascimento'
  | 'telefoneContato'
  | 'genero'
  | 'documentoVariavel'
  | 'resposta'
  | 'extra'
  | 'jaCliente';
/** Value, change, blur and ref of one field, as the form library hands them. */
type Wiring = ReturnType<typeof useController<CadastroForm, CampoTexto>>['field'];

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
  const pergunta = getCadastroPergunta(configuracao);
  return (
    <Field
      label={toCampoLabel(campo, configuracao, usuario)}
      required={pedido.isRequired}
      hint={getHint(pedido, configuracao)}
      error={error?.message}
    >
      {controls[campo](field, pergunta?.opcoes ?? [])}
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
  if (campo === 'dataNascimento') return isIdadeVerified(c) ? text.dicas.dataNascimento : undefined;
  return campo === 'telefoneContato' ? text.dicas.telefoneContato : undefined;
}

const controls: Record<
  Exclude<CampoTexto, 'usuario'>,
  (field: Wiring, opcoes: readonly string[]) => ReactElement
> = {
  nome: (field) => (
    <TextInput
      {...field}
      placeholder={text.exemplos.nome}
      autoComplete="name"
      autoCapitalize="words"
      maxLength={120}
      onBlur={() => {
        field.onChange(normalizeNome(field.value));
        field.onBlur();
      }}
    />
  ),
  email: (field) => (
    <TextInput
      {...field}
      type="email"
      inputMode="email"
      placeholder={text.exemplos.email}
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={254}
    />
  ),
  dataNascimento: ({ onChange, ...field }) => (
    <MaskedInput
      {...field}
      mask="##/##/####"
      masked
      onValueChange={onChange}
      placeholder={text.exemplos.dataNascimento}
      autoComplete="bday"
    />
  ),
  telefoneContato: ({ onChange, ...field }) => (
    <MaskedInput
      {...field}
      mask={telefoneMask}
      onValueChange={onChange}
      placeholder={text.exemplos.telefoneContato}
      inputMode="tel"
      autoComplete="tel-national"
    />
  ),
  genero: (field) => (
    <SelectInput
      {...field}
      placeholder={text.exemplos.escolha}
      autoComplete="sex"
      options={Object.entries(text.generos).map(([value, label]) => ({ value, label }))}
    />
  ),
  documentoVariavel: ({ onChange, ...field }) => (
    <MaskedInput
      {...field}
      mask="##########"
      onValueChange={onChange}
      placeholder={text.exemplos.documentoVariavel}
      autoComplete="off"
    />
  ),
  jaCliente: (field) => (
    <SelectInput
      {...field}
      placeholder={text.exemplos.escolha}
      options={Object.entries(text.simNao).map(([value, label]) => ({ value, label }))}
    />
  ),
  resposta: (field, opcoes) => (
    <SelectInput
      {...field}
      placeholder={text.exemplos.escolha}
      options={opcoes.map((value) => ({ value, label: value }))}
    />
  ),
  extra: (field) => <TextInput {...field} autoComplete="off" maxLength={200} />,
};
