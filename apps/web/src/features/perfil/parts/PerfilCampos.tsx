import { isPerguntado } from '@trevo/config/check-cadastro';
import type { EnderecoParte } from '@trevo/config/check-endereco';
import {
  isCampoObrigatorio,
  isInstagramEnabled,
  isLojaMaisProximaEnabled,
  isPicPayEnabled,
} from '@trevo/config/configuracao-questions';
import { formularios, isDigitado } from '@trevo/rules/campo-pessoa';
import { Fragment, useEffect } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { Switch } from '../../../ui/choice/Switch.tsx';
import { FormSection } from '../../../ui/field/FormSection.tsx';
import { useCampanha } from '../../campanha/public.ts';
import {
  consumidorText,
  EnderecoFields,
  enderecoPartes,
  LojaCampo,
  useEndereco,
} from '../../consumidor/public.ts';
import { type CampoTexto, isEstrangeiroOffered } from '../perfil-form.ts';
import { perfilText as text } from '../perfil.text.ts';
import type { Perfil } from '../use-perfil.ts';
import { PerfilCampo } from './PerfilCampo.tsx';

const perguntas = formularios.perfil.mais.filter(isDigitado);

/** The profile in its parts: who you are, where you live, what else the campaign asks. */
export function PerfilCampos({ perfil }: { perfil: Perfil }) {
  const c = useConfiguracao();
  const isEstrangeiro = useWatch({ control: perfil.form.control, name: 'isEstrangeiro' });
  const asked: readonly (readonly [CampoTexto, boolean])[] = [
    ['picpay', isPicPayEnabled(c)],
    ['instagram', isInstagramEnabled(c)],
    ...perguntas.map((campo) => [campo, isPerguntado(c, campo)] as const),
  ];
  const mais = asked.filter(([, isAsked]) => isAsked);
  const { campanha } = useCampanha();
  const hasLoja = isLojaMaisProximaEnabled(c) && campanha !== undefined;
  return (
    <>
      <FormSection level={3} title={text.secoes.dados}>
        {formularios.perfil.dados.map((campo) => (
          <Fragment key={campo}>
            {campo === 'cpf' && isEstrangeiroOffered(c, perfil.consumidor) && (
              <EstrangeiroSwitch perfil={perfil} />
            )}
            {campo !== (isEstrangeiro ? 'cpf' : 'documentoVariavel') && (
              <PerfilCampo campo={campo} perfil={perfil} />
            )}
          </Fragment>
        ))}
      </FormSection>
      <FormSection level={3} title={text.secoes.endereco}>
        <PerfilEndereco perfil={perfil} />
      </FormSection>
      {(mais.length > 0 || hasLoja) && (
        <FormSection level={3} title={text.secoes.mais}>
          {mais.map(([campo]) => (
            <PerfilCampo key={campo} campo={campo} perfil={perfil} />
          ))}
          {hasLoja && (
            <Controller
              control={perfil.form.control}
              name="primeiraLoja"
              render={({ field, fieldState }) => (
                <LojaCampo
                  loja={field.value}
                  onChange={field.onChange}
                  error={fieldState.error?.message}
                  campanha={campanha}
                />
              )}
            />
          )}
        </FormSection>
      )}
    </>
  );
}

/** Either document, never both: choosing one forgets the other. */
function EstrangeiroSwitch({ perfil: { form } }: { perfil: Perfil }) {
  const field = form.register('isEstrangeiro', {
    onChange: () => {
      form.setValue('cpf', '');
      form.setValue('documentoVariavel', '');
      form.clearErrors(['cpf', 'documentoVariavel']);
    },
  });
  return <Switch {...field} label={consumidorText.estrangeiro} detail={consumidorText.estrangeiroDetalhe} />;
}

/** The address of the profile; the postal code fills what it knows. */
function PerfilEndereco({ perfil }: { perfil: Perfil }) {
  const { form, setEnderecoFacts } = perfil;
  const { errors, submitCount } = form.formState;
  const value = useWatch({ control: form.control, name: 'endereco' });
  const change = (parte: EnderecoParte, next: string) => {
    const isJudged = submitCount > 0 || errors.endereco?.[parte] !== undefined;
    form.setValue(`endereco.${parte}`, next, { shouldDirty: true, shouldValidate: isJudged });
  };
  const lookup = useEndereco(value, (parts) => {
    for (const [parte, next] of Object.entries(parts)) change(parte as EnderecoParte, next);
  });
  const { municipios, bairroFromCep } = lookup;
  useEffect(() => setEnderecoFacts({ municipios, bairroFromCep }));
  return (
    <EnderecoFields
      value={value}
      lookup={lookup}
      isRequired={isCampoObrigatorio(useConfiguracao(), 'endereco')}
      onPartChange={change}
      onPartBlur={(parte) => void form.trigger(`endereco.${parte}`)}
      errors={Object.fromEntries(enderecoPartes.map((parte) => [parte, errors.endereco?.[parte]?.message]))}
      toRef={(parte) => form.register(`endereco.${parte}`).ref}
    />
  );
}
