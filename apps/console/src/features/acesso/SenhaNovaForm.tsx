import type { ApiError } from '@trevo/client/api-error.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { CodeInput } from '@trevo/ui/code/CodeInput.tsx';
import { Skeleton } from '@trevo/ui/feedback/Skeleton.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { PasswordInput } from '@trevo/ui/field/PasswordInput.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { lazy, Suspense } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { valibotResolver } from '../../platform/form/valibot-resolver.ts';
import { CopiarTexto } from '../../platform/screen/CopiarTexto.tsx';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { acessoText } from './acesso.text.ts';
import styles from './acesso-form.module.css';

const text = acessoText.convite;

/** The encoder of QR codes is large. */
const QrCode = lazy(() => import('@trevo/ui/display/code/QrCode.tsx').then((m) => ({ default: m.QrCode })));

const senhaMinimo = 12;

const schema = v.object({
  senha: v.pipe(v.string(), v.minLength(senhaMinimo, text.dicaSenha)),
  codigo: v.pipe(v.string(), v.length(6, acessoText.faltaCodigo)),
});
export type SenhaNova = v.InferInput<typeof schema>;

/** Chooses a password and proves the authenticator. */
export function SenhaNovaForm(props: {
  email: string;
  autenticador: { readonly segredo: string; readonly endereco: string };
  enviar: string;
  isPending: boolean;
  error: ApiError | null;
  /** Returns false after a refusal: the code is used up. */
  onSend(nova: SenhaNova): Promise<boolean>;
}) {
  const { email, autenticador } = props;
  const form = useForm<SenhaNova>({
    defaultValues: { senha: '', codigo: '' },
    resolver: valibotResolver<SenhaNova>(schema),
  });
  const { errors } = form.formState;
  const letras = form.watch('senha').length;

  async function send(nova: SenhaNova): Promise<void> {
    if (!(await props.onSend(nova))) form.setValue('codigo', '');
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <Field label={acessoText.email}>
        <TextInput readOnly autoComplete="username" value={email} />
      </Field>
      <h2>{text.passoSenha}</h2>
      <Field
        label={acessoText.senha}
        hint={
          letras === 0
            ? text.dicaSenha
            : letras < senhaMinimo
              ? text.faltam(senhaMinimo - letras)
              : text.basta
        }
        error={errors.senha?.message}
      >
        <PasswordInput
          autoComplete="new-password"
          showLabel={acessoText.mostrarSenha}
          hideLabel={acessoText.esconderSenha}
          {...form.register('senha')}
        />
      </Field>
      <h2>{text.passoAutenticador}</h2>
      <p className={styles.quiet}>{text.comoLigar}</p>
      <div className={styles.qr}>
        <Suspense fallback={<Skeleton shape="block" height="10rem" />}>
          <QrCode text={autenticador.endereco} label={text.qr} />
        </Suspense>
      </div>
      <div className={styles.secret}>
        <p className={styles.quiet}>{text.semCamera}</p>
        <code>{autenticador.segredo.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopiarTexto texto={autenticador.segredo} rotulo={text.copiarSegredo} />
      </div>
      <Field label={acessoText.codigo} hint={text.dicaCodigo} error={errors.codigo?.message}>
        <Controller
          control={form.control}
          name="codigo"
          render={({ field: { value, onChange, ref, onBlur } }) => (
            <CodeInput ref={ref} value={value} onValueChange={onChange} onBlur={onBlur} />
          )}
        />
      </Field>
      <Recusa error={props.error} />
      <Button type="submit" wide pending={props.isPending}>
        {props.enviar}
      </Button>
    </form>
  );
}
