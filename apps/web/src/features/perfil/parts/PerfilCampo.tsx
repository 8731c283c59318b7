import { getCnpjRegra } from '@trevo/config/configuracao/configuracao-questions';
import {
  getCamposObrigatorios,
  isCelularConfirmedAtPerfil,
  isIdadeVerified,
} from '@trevo/config/configuracao/telas-questions';
import { isTelefonePerfilRequired } from '@trevo/config/pessoa/perfil-pendente';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import type { ReactElement } from 'react';
import { useController } from 'react-hook-form';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { ConsumidorInput, consumidorText, getIdentificacaoMask, getRotulo } from '../../consumidor/public.ts';
import { Field } from '@trevo/ui/field/Field.tsx';
import { MaskedInput } from '@trevo/ui/field/mask/MaskedInput.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { isCpfFixed, type CampoTexto, type PerfilForm } from '../perfil-form.ts';
import { perfilText as text } from '../perfil.text.ts';
import type { Perfil } from '../use-perfil.ts';

type Wiring = ReturnType<typeof useController<PerfilForm, CampoTexto>>['field'];

/** Input of one profile field with its input mode and autocomplete. */
export function PerfilCampo({ campo, perfil }: { campo: CampoTexto; perfil: Perfil }) {
  const c = useConfiguracao();
  const { field, fieldState } = useController({ control: perfil.form.control, name: campo });
  const isFixed = campo === 'cpf' && isCpfFixed(c, perfil.consumidor);

  function change(value: string): void {
    field.onChange(value);
    if (campo === 'telefoneContato') void perfil.checkTelefone(value);
  }

  return (
    <Field
      label={isDinamica(campo) ? text.campos[campo] : getRotulo(campo, c)}
      required={!isFixed && isRequired(campo, c)}
      hint={getHint(campo, c, isFixed)}
      error={fieldState.error?.message}
    >
      {campo === 'cpf' || isDinamica(campo) ? (
        inputs[campo](field, { c, isFixed })
      ) : (
        <ConsumidorInput campo={campo} field={{ ...field, onChange: change }} />
      )}
    </Field>
  );
}

function isRequired(campo: CampoTexto, c: Configuracao): boolean {
  if (campo === 'telefoneContato') return isTelefonePerfilRequired(c);
  const chave = campo === 'cpf' || campo === 'documentoVariavel' ? 'cnpjCpf' : campo;
  return getCamposObrigatorios(c).some((obrigatorio) => obrigatorio === chave);
}

const isDinamica = (campo: CampoTexto) => campo === 'picpay' || campo === 'instagram';

function getHint(campo: CampoTexto, c: Configuracao, isFixed: boolean): string | undefined {
  if (isFixed) return text.dicas.cpfFixo;
  if (campo === 'dataNascimento' && isIdadeVerified(c)) return consumidorText.dicas.dataNascimento;
  if (campo === 'telefoneContato' && isCelularConfirmedAtPerfil(c)) return text.dicas.celularConfirmado;
  return undefined;
}

interface Given {
  readonly c: Configuracao;
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

/** Inputs of the fields that only the profile has. */
const inputs: Record<'cpf' | 'picpay' | 'instagram', (field: Wiring, given: Given) => ReactElement> = {
  cpf: ({ onChange, ...field }, { c, isFixed }) => (
    <MaskedInput
      {...field}
      mask={getIdentificacaoMask('cpfCnpj', getCnpjRegra(c).canHaveLetters)}
      onValueChange={onChange}
      readOnly={isFixed}
      placeholder={text.exemplos.cpf}
      autoComplete="off"
    />
  ),
  picpay: toArroba,
  instagram: toArroba,
};
