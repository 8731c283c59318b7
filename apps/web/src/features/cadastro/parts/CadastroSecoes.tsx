import { isDocumentoEstrangeiroEnabled, isLoginByTelefone } from '@trevo/config/configuracao/telas-questions';
import { formularios, isDigitado } from '@trevo/rules/pessoa/campo-pessoa';
import { Fragment, useId, useState } from 'react';
import { Controller, useController, type UseFormReturn, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { Checkbox } from '@trevo/ui/choice/Checkbox.tsx';
import { Switch } from '@trevo/ui/choice/Switch.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { FormSection } from '@trevo/ui/field/FormSection.tsx';
import { PasswordInput } from '@trevo/ui/field/PasswordInput.tsx';
import { consumidorText, LojaCampo, SenhaChecklist, senhaText } from '../../consumidor/public.ts';
import type { CadastroForm, Campo } from '../cadastro-form.ts';
import { cadastroText as text } from '../cadastro.text.ts';
import type { Cadastro } from '../use-cadastro.ts';
import { CampoControl } from './CampoControl.tsx';
import { EnderecoCampos } from './EnderecoCampos.tsx';

const { dados } = formularios.cadastro;
const mais = formularios.cadastro.mais.filter(isDigitado);

/** Sections of the form: identity, address, other questions, password, consents. */
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
        <SenhaCampo form={form} hasConfirmacao={has('confirmacao')} />
      </FormSection>
      <FormSection level={2} title={text.secoes.combinados}>
        <div>
          <NotificacaoCampo form={form} />
          <AceitoTudoCampo form={form} asked={documentNames.filter(has)} />
          {has('aceitaRegulamento') && <AceiteCampo campo="aceitaRegulamento" form={form} />}
          {has('aceitaTermos') && <AceiteCampo campo="aceitaTermos" form={form} />}
          {has('aceitaAviso') && <AceiteCampo campo="aceitaAviso" form={form} />}
        </div>
      </FormSection>
    </>
  );
}

const documents = {
  aceitaTermos: { path: appPaths.politicaPrivacidade, name: text.aPolitica },
  aceitaAviso: { path: appPaths.avisoPrivacidade, name: text.oAviso },
  aceitaRegulamento: { path: appPaths.regulamento, name: text.oRegulamento },
} as const;

const documentNames = ['aceitaRegulamento', 'aceitaTermos', 'aceitaAviso'] as const;

/** One checkbox for the documents below; renders nothing for a single one, or when an earlier step took them all. */
function AceitoTudoCampo({
  form,
  asked,
}: {
  form: UseFormReturn<CadastroForm>;
  asked: readonly (typeof documentNames)[number][];
}) {
  const given = useWatch({ control: form.control, name: asked });
  const [isOffered] = useState(() => given.length > 1 && !given.every(Boolean));
  if (!isOffered) return null;
  const accept = (isAccepted: boolean) => {
    for (const campo of asked) form.setValue(campo, isAccepted, { shouldDirty: true });
    if (isAccepted) form.clearErrors([...asked]);
  };
  return (
    <Checkbox
      label={<strong>{text.aceitoTudo}</strong>}
      checked={given.every(Boolean)}
      onChange={({ currentTarget: { checked } }) => accept(checked)}
    />
  );
}

/** Consent checkbox with a link to the document in its label. */
function AceiteCampo(props: { campo: keyof typeof documents; form: UseFormReturn<CadastroForm> }) {
  const { field, fieldState } = useController({ control: props.form.control, name: props.campo });
  const { value, ...wiring } = field;
  const { path, name } = documents[props.campo];
  return (
    <Checkbox
      {...wiring}
      checked={value}
      required
      error={fieldState.error?.message}
      label={
        <>
          {text.liConcordo} <Link to={path}>{name}</Link>
        </>
      }
    />
  );
}

/** Toggle of the foreign document; deselecting clears the typed value. */
function EstrangeiroCampo({ form }: { form: UseFormReturn<CadastroForm> }) {
  const { value, onChange, ...field } = useController({ control: form.control, name: 'isEstrangeiro' }).field;
  return (
    <Switch
      {...field}
      checked={value}
      label={consumidorText.estrangeiro}
      detail={isLoginByTelefone(useConfiguracao()) ? consumidorText.estrangeiroDetalhe : undefined}
      onChange={(event) => {
        onChange(event);
        form.setValue('documentoVariavel', '');
        form.clearErrors('documentoVariavel');
      }}
    />
  );
}

/** Opt-in for the campaign's notifications, off by default. */
function NotificacaoCampo({ form }: { form: UseFormReturn<CadastroForm> }) {
  const { value, ...field } = useController({ control: form.control, name: 'aceitaNotificacao' }).field;
  return <Switch {...field} checked={value} label={text.notificacao} detail={text.notificacaoDetalhe} />;
}

/** New password with its live checklist of rules, and the confirmation where the campaign asks for it. */
function SenhaCampo({
  form,
  hasConfirmacao,
}: {
  form: UseFormReturn<CadastroForm>;
  hasConfirmacao: boolean;
}) {
  const checklistId = useId();
  const senha = useController({ control: form.control, name: 'senha' });
  const confirmacao = useController({ control: form.control, name: 'confirmacao' });
  const words = { showLabel: senhaText.mostrarSenha, hideLabel: senhaText.esconderSenha };
  return (
    <>
      <Field label={text.campos.senha} required error={senha.fieldState.error?.message}>
        <PasswordInput
          {...senha.field}
          {...words}
          autoComplete="new-password"
          aria-describedby={checklistId}
          onChange={(event) => {
            senha.field.onChange(event);
            if (confirmacao.fieldState.isTouched) void form.trigger('confirmacao');
          }}
        />
      </Field>
      <SenhaChecklist id={checklistId} senha={senha.field.value} />
      {hasConfirmacao && (
        <Field label={text.campos.confirmacao} required error={confirmacao.fieldState.error?.message}>
          <PasswordInput {...confirmacao.field} {...words} autoComplete="new-password" />
        </Field>
      )}
    </>
  );
}
