import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { CodeInput } from '@trevo/ui/code/CodeInput.tsx';
import { Skeleton } from '@trevo/ui/feedback/Skeleton.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { PasswordInput } from '@trevo/ui/field/PasswordInput.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { lazy, Suspense } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useAct } from '../../platform/api/use-act.ts';
import { valibotResolver } from '../../platform/form/valibot-resolver.ts';
import { CopiarTexto } from '../../platform/screen/CopiarTexto.tsx';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { nameAparelho } from '../../platform/session/name-aparelho.ts';
import { keepSessao } from '../../platform/session/sessao-store.ts';
import { acessoText } from './acesso.text.ts';
import styles from './acesso-form.module.css';

const text = acessoText.convite;

/** An opened invitation. */
export type Convite = RetornoOf<Calls['operador.abrirConvite']>;

/** The encoder of QR codes is large. */
const QrCode = lazy(() => import('@trevo/ui/display/QrCode.tsx').then((m) => ({ default: m.QrCode })));

const senhaMinimo = 12;

const schema = v.object({
  senha: v.pipe(v.string(), v.minLength(senhaMinimo, text.dicaSenha)),
  codigo: v.pipe(v.string(), v.length(6, acessoText.faltaCodigo)),
});
type Aceite = v.InferInput<typeof schema>;

/** Chooses the password and proves the authenticator. */
export function ConviteForm(props: { token: string; convite: Convite; onDone(): void }) {
  const { token, convite, onDone } = props;
  const aceitar = useAct('operador.aceitarConvite');
  const form = useForm<Aceite>({
    defaultValues: { senha: '', codigo: '' },
    resolver: valibotResolver<Aceite>(schema),
  });
  const { errors } = form.formState;
  const letras = form.watch('senha').length;

  async function send({ senha, codigo }: Aceite): Promise<void> {
    const aparelho = nameAparelho();
    const answer = await aceitar.run({ body: { token, senha, codigo, aparelho } });
    if (!answer) return form.setValue('codigo', '');
    keepSessao(answer.retorno);
    onDone();
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <Field label={acessoText.email}>
        <TextInput readOnly autoComplete="username" value={convite.email} />
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
          <QrCode text={convite.autenticador.endereco} label={text.qr} />
        </Suspense>
      </div>
      <div className={styles.secret}>
        <p className={styles.quiet}>{text.semCamera}</p>
        <code>{convite.autenticador.segredo.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopiarTexto texto={convite.autenticador.segredo} rotulo={text.copiarSegredo} />
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
      <Recusa error={aceitar.error} />
      <Button type="submit" wide pending={aceitar.isPending}>
        {text.enviar}
      </Button>
    </form>
  );
}
