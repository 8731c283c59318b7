import { getCadastroPergunta } from '@trevo/config/configuracao/telas-questions';
import { camposPessoa, type CampoDigitado } from '@trevo/rules/pessoa/campo-pessoa';
import { normalizeNome } from '@trevo/rules/pessoa/nome';
import type { ReactElement } from 'react';
import type { ControllerRenderProps, FieldValues, Path } from 'react-hook-form';
import { MaskedInput } from '@trevo/ui/field/mask/MaskedInput.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { TelefoneInput } from './IdentificacaoField.tsx';
import { consumidorText as text } from './consumidor.text.ts';

/** Value, change and blur handlers and ref of a text field, as the form library provides them. */
type Wiring = Omit<ControllerRenderProps<FieldValues, Path<FieldValues>>, 'value'> & {
  readonly value: string;
};

/** Excludes the document, which has its own input when it may be the login identifier. */
type ConsumidorCampo = Exclude<CampoDigitado, 'cpf'>;

/** Input of one field with its input mode and autocomplete. The label is rendered by the parent. */
export function ConsumidorInput({ campo, field }: { campo: ConsumidorCampo; field: Wiring }) {
  const opcoes = getCadastroPergunta(useConfiguracao())?.opcoes ?? [];
  const linha = camposPessoa[campo];
  const draw = inputs[campo];
  if (draw) return draw(field, opcoes);
  if (linha.tipo === 'simNao') return <Choice field={field} words={text.simNao} />;
  return <TextInput {...field} autoComplete="off" maxLength={'maximo' in linha ? linha.maximo : undefined} />;
}

/** Select with a label for each value. */
function Choice(props: { field: Wiring; words: Readonly<Record<string, string>>; autoComplete?: string }) {
  return (
    <SelectInput
      {...props.field}
      placeholder={text.exemplos.escolha}
      autoComplete={props.autoComplete}
      options={Object.entries(props.words).map(([value, label]) => ({ value, label }))}
    />
  );
}

/** Inputs of the fields that are not a plain text line. */
const inputs: {
  readonly [C in ConsumidorCampo]?: (field: Wiring, opcoes: readonly string[]) => ReactElement;
} = {
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
    <TelefoneInput
      {...field}
      onValueChange={onChange}
      placeholder={text.exemplos.telefoneContato}
      autoComplete="tel-national"
    />
  ),
  genero: (field) => <Choice field={field} words={text.generos} autoComplete="sex" />,
  rg: ({ onChange, ...field }) => (
    <MaskedInput
      {...field}
      mask="##.###.###-X"
      onValueChange={onChange}
      placeholder={text.exemplos.rg}
      autoComplete="off"
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
  resposta: (field, opcoes) => (
    <SelectInput
      {...field}
      placeholder={text.exemplos.escolha}
      options={opcoes.map((value) => ({ value, label: value }))}
    />
  ),
};
