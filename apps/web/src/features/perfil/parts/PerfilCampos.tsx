import type { EnderecoParte } from '@trevo/config/pessoa/check-endereco';
import { isCampoObrigatorio, isLojaMaisProximaEnabled } from '@trevo/config/configuracao/telas-questions';
import { formularios } from '@trevo/rules/pessoa/campo-pessoa';
import { MapPin, MessageCircleHeart, UserRound } from 'lucide-react';
import { Fragment, useEffect } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { Switch } from '@trevo/ui/choice/Switch.tsx';
import { useCampanha } from '../../campanha/public.ts';
import {
  consumidorText,
  EnderecoFields,
  enderecoPartes,
  LojaCampo,
  useEndereco,
} from '../../consumidor/public.ts';
import { isEstrangeiroOffered } from '../perfil-form.ts';
import { listPerguntas } from '../perfil-secoes.ts';
import type { Perfil } from '../use-perfil.ts';
import type { Secoes } from '../use-secoes.ts';
import { PerfilCampo } from './PerfilCampo.tsx';
import { PerfilSecaoParte } from './PerfilSecaoParte.tsx';

/** Sections of the profile: identity, address, other questions. */
export function PerfilCampos({ perfil, secoes }: { perfil: Perfil; secoes: Secoes }) {
  const c = useConfiguracao();
  const isEstrangeiro = useWatch({ control: perfil.form.control, name: 'isEstrangeiro' });
  const mais = listPerguntas(c);
  const { campanha } = useCampanha();
  const hasLoja = isLojaMaisProximaEnabled(c) && campanha !== undefined;
  const parte = { perfil, secoes };
  return (
    <div>
      <PerfilSecaoParte secao="dados" icon={<UserRound />} {...parte}>
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
      </PerfilSecaoParte>
      <PerfilSecaoParte secao="endereco" icon={<MapPin />} {...parte}>
        <PerfilEndereco perfil={perfil} />
      </PerfilSecaoParte>
      {(mais.length > 0 || hasLoja) && (
        <PerfilSecaoParte secao="mais" icon={<MessageCircleHeart />} {...parte}>
          {mais.map((campo) => (
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
        </PerfilSecaoParte>
      )}
    </div>
  );
}

/** Toggle between CPF and foreign document; choosing one clears the other. */
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

/** Address fields of the profile with the CEP lookup. */
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
