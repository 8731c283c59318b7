import { isPerguntado } from '@trevo/config/check-cadastro';
import {
  isInstagramEnabled,
  isLojaMaisProximaEnabled,
  isPicPayEnabled,
} from '@trevo/config/configuracao-questions';
import { formularios, isDigitado } from '@trevo/rules/campo-pessoa';
import { Fragment } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useCampanha } from '../../campanha/public.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { consumidorText, LojaCampo } from '../../consumidor/public.ts';
import { Switch } from '../../../ui/choice/Switch.tsx';
import { FormSection } from '../../../ui/field/FormSection.tsx';
import { isEstrangeiroOffered, type CampoTexto } from '../perfil-form.ts';
import { perfilText as text } from '../perfil.text.ts';
import type { Perfil } from '../use-perfil.ts';
import { PerfilCampo } from './PerfilCampo.tsx';
import { PerfilEndereco } from './PerfilEndereco.tsx';

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
