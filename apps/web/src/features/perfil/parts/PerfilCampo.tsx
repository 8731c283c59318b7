import {
  getCadastroPergunta,
  getCadastroCampoExtra,
  isCampoObrigatorio,
  isCelularConfirmedAtPerfil,
  isCnpjAlfanumericoAllowed,
  isIdadeVerified,
} from '@trevo/config/configuracao-questions';
import { isTelefonePerfilRequired } from '@trevo/config/check-perfil';
import type { CampoPerfil, Configuracao } from '@trevo/config/configuracao-keys';
import { normalizeNome } from '@trevo/rules/nome';
import type { ReactElement } from 'react';
import { useController } from 'react-hook-form';
import { useConfiguracao } from '../../../shared/configuracao/PartidaProvider.tsx';
import { getIdentificacaoMask, telefoneMask } from '../../../shared/identificacao/identificacao-masks.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { MaskedInput } from '../../../ui/field/MaskedInput.tsx';
import { SelectInput } from '../../../ui/field/SelectInput.tsx';
import { TextInput } from '../../../ui/field/TextInput.tsx';
import { isCpfFixed, type CampoTexto, type PerfilForm } from '../perfil-form.ts';
import { perfilText as text } from '../perfil.text.ts';
import type { Perfil } from '../use-perfil.ts';

type Campo = Exclude<CampoTexto, 'loja'>;
type Wiring = ReturnType<typeof useController<PerfilForm, Campo>>['field'];

const obrigatorios: Partial<Record<Campo, CampoPerfil>> = {
  nome: 'nome',
  cpf: 'cnpjCpf',
  documentoVariavel: 'cnpjCpf',
  email: 'email',
  dataNascimento: 'dataNascimento',
  genero: 'genero',
  rg: 'rg',
};

/** One question of the profile, with the keyboard and the autofill that fit it. */
export function PerfilCampo({ campo, perfil }: { campo: Campo; perfil: Perfil }) {
  const c = useConfiguracao();
  const { field, fieldState } = useController({ control: perfil.form.control, name: campo });
  const isFixed = campo === 'cpf' && isCpfFixed(c, perfil.consumidor);
  return (
    <Field
      label={getLabel(campo, c)}
      required={!isFixed && isRequired(campo, c)}
      hint={getHint(campo, c, isFixed)}
      error={fieldState.error?.message}
    >
      {controls[campo](field, { c, perfil, isFixed })}
    </Field>
  );
}

function isRequired(campo: Campo, c: Configuracao): boolean {
  if (campo === 'telefoneContato') return isTelefonePerfilRequired(c);
  const obrigatorio = obrigatorios[campo];
  return obrigatorio !== undefined && isCampoObrigatorio(c, obrigatorio);
}

function getLabel(campo: Campo, c: Configuracao): string {
  if (campo === 'resposta') return getCadastroPergunta(c)?.texto || text.campos.resposta;
  if (campo === 'extra') return getCadastroCampoExtra(c)?.rotulo || text.campos.extra;
  return text.campos[campo];
}

function getHint(campo: Campo, c: Configuracao, isFixed: boolean): string | undefined {
  if (isFixed) return text.dicas.cpfFixo;
  if (campo === 'dataNascimento' && isIdadeVerified(c)) return text.dicas.dataNascimento;
  if (campo === 'telefoneContato' && isCelularConfirmedAtPerfil(c)) return text.dicas.celularConfirmado;
  return undefined;
}

interface Given {
  readonly c: Configuracao;
  readonly perfil: Perfil;
  readonly isFixed: boolean;
}

const toArroba = (field: Wiring): ReactElement => (
  <TextInput
    {...field}
    placeholder={text.exemplos.arroba}
    autoComplete="off"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    maxLength={60}
  />
);

const controls: Record<Campo, (field: Wiring, given: Given) => ReactElement> = {
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
  cpf: ({ onChange, ...field }, { c, isFixed }) => (
    <MaskedInput
      {...field}
      mask={getIdentificacaoMask('cpfCnpj', isCnpjAlfanumericoAllowed(c))}
      onValueChange={onChange}
      readOnly={isFixed}
      placeholder={text.exemplos.cpf}
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
  telefoneContato: ({ onChange, ...field }, { perfil }) => (
    <MaskedInput
      {...field}
      mask={telefoneMask}
      onValueChange={(telefone) => {
        onChange(telefone);
        void perfil.checkTelefone(telefone);
      }}
      placeholder={text.exemplos.telefoneContato}
      inputMode="tel"
      autoComplete="tel-national"
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
  genero: (field) => (
    <SelectInput
      {...field}
      placeholder={text.exemplos.escolha}
      autoComplete="sex"
      options={Object.entries(text.generos).map(([value, label]) => ({ value, label }))}
    />
  ),
  rg: ({ onChange, ...field }) => (
    <MaskedInput
      {...field}
      mask="##.###.###-X"
      onValueChange={onChange}
      placeholder={text.exemplos.rg}
      autoComplete="off"
    />
  ),
  resposta: (field, { c }) => (
    <SelectInput
      {...field}
      placeholder={text.exemplos.escolha}
      options={(getCadastroPergunta(c)?.opcoes ?? []).map((value) => ({ value, label: value }))}
    />
  ),
  extra: (field) => <TextInput {...field} autoComplete="off" maxLength={200} />,
  picpay: toArroba,
  instagram: toArroba,
};
