import { isDocumentoEstrangeiroEnabled } from '@trevo/config/configuracao-questions';
import { formularios, isDigitado } from '@trevo/rules/campo-pessoa';
import { Fragment } from 'react';
import { Controller } from 'react-hook-form';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { LojaCampo } from '../../consumidor/public.ts';
import { FormSection } from '../../../ui/field/FormSection.tsx';
import type { Campo } from '../cadastro-form.ts';
import { cadastroText as text } from '../cadastro.text.ts';
import type { Cadastro } from '../use-cadastro.ts';
import { AceiteCampo } from './AceiteCampo.tsx';
import { CampoControl } from './CampoControl.tsx';
import { EnderecoCampos } from './EnderecoCampos.tsx';
import { EstrangeiroCampo } from './EstrangeiroCampo.tsx';
import { NotificacaoCampo } from './NotificacaoCampo.tsx';
import { SenhaCampo } from './SenhaCampo.tsx';

const { dados } = formularios.cadastro;
const mais = formularios.cadastro.mais.filter(isDigitado);

/** The form in its parts: who you are, where you live, what else, your password, what you agree to. */
export function CadastroSecoes({ cadastro }: { cadastro: Cadastro }) {
  const { form, campos, campanha } = cadastro;
  const configuracao = useConfiguracao();
  const has = (campo: Campo) => campos.some((asked) => asked.campo === campo);
  const draw = (names: readonly Campo[]) =>
    campos
      .filter(({ campo }) => names.includes(campo))
      .map((pedido) => <CampoControl key={pedido.campo} pedido={pedido} form={form} />);
  const hasLoja = has('loja') && campanha !== undefined;
  return (
    <>
      <FormSection level={2} title={text.secoes.dados}>
        {draw(['usuario'])}
        {dados.map((campo) => (
          <Fragment key={campo}>
            {campo === 'documentoVariavel' && isDocumentoEstrangeiroEnabled(configuracao) && (
              <EstrangeiroCampo form={form} />
            )}
            {draw([campo])}
          </Fragment>
        ))}
      </FormSection>
      <FormSection level={2} title={text.secoes.endereco}>
        <EnderecoCampos cadastro={cadastro} />
      </FormSection>
      {(mais.some(has) || hasLoja) && (
        <FormSection level={2} title={text.secoes.mais}>
          {draw(mais)}
          {hasLoja && (
            <Controller
              control={form.control}
              name="loja"
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
      <FormSection level={2} title={text.secoes.senha}>
        <SenhaCampo form={form} />
      </FormSection>
      <FormSection level={2} title={text.secoes.combinados}>
        <div>
          <NotificacaoCampo form={form} />
          {has('aceitaRegulamento') && <AceiteCampo campo="aceitaRegulamento" form={form} />}
          {has('aceitaTermos') && <AceiteCampo campo="aceitaTermos" form={form} />}
          {has('aceitaAviso') && <AceiteCampo campo="aceitaAviso" form={form} />}
        </div>
      </FormSection>
    </>
  );
}
