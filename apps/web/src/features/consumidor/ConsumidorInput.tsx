import { getCadastroPergunta } from '@trevo/config/configuracao-questions';
import { normalizeNome } from '@trevo/rules/nome';
import type { ReactElement } from 'react';
import type { ControllerRenderProps, FieldValues, Path } from 'react-hook-form';
import { MaskedInput } from '../../ui/field/MaskedInput.tsx';
import { SelectInput } from '../../ui/field/SelectInput.tsx';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { TelefoneInput } from './identificacao/TelefoneInput.tsx';
import { consumidorText as text } from './consumidor.text.ts';

/** Value, change, blur and ref of one field of text, as the form library hands them. */
type Wiring = Omit<ControllerRenderProps<FieldValues, Path<FieldValues>>, 'value'> & {
  readonly value: string;
};

/** What registration and profile both ask of a person. */
export type ConsumidorCampo =
  | 'nome'
  | 'email'
  | 'dataNascimento'
  | 'telefoneContato'
  | 'genero'
  | 'documentoVariavel'
  | 'resposta'
  | 'extra';

export const isConsumidorCampo = (campo: string): campo is ConsumidorCampo => Object.hasOwn(inputs, campo);

/** The input of one question, with the keyboard and the autofill that fit it. The label stands around it. */
export function ConsumidorInput({ campo, field }: { campo: ConsumidorCampo; field: Wiring }) {
  const opcoes = getCadastroPergunta(useConfiguracao())?.opcoes ?? [];
  return inputs[campo](field, opcoes);
}

const inputs: Record<ConsumidorCampo, (field: Wiring, opcoes: readonly string[]) => ReactElement> = {
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
  resposta: (field, opcoes) => (
    <SelectInput
      {...field}
      placeholder={text.exemplos.escolha}
      options={opcoes.map((value) => ({ value, label: value }))}
    />
  ),
  extra: (field) => <TextInput {...field} autoComplete="off" maxLength={200} />,
};
