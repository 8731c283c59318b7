import { acessoCalls } from '@trevo/contract/operador/acesso.calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { CodeInput } from '@trevo/ui/code/CodeInput.tsx';
import { useStore } from '@trevo/ui/create-store.ts';
import { Field } from '@trevo/ui/field/Field.tsx';
import { PasswordInput } from '@trevo/ui/field/PasswordInput.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { Fingerprint } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import { Link, Navigate, useLocation } from 'react-router';
import { useAct, useTask } from '../../platform/api/use-act.ts';
import { valibotResolver } from '../../platform/form/valibot-resolver.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { nameAparelho } from '../../platform/session/name-aparelho.ts';
import { hasPasskeys, signInWithPasskey } from '../../platform/session/passkey-console.ts';
import { keepSessao, sessaoStore } from '../../platform/session/sessao-store.ts';
import { acessoText as text } from './acesso.text.ts';
import { Cartao } from './Cartao.tsx';
import styles from './acesso-form.module.css';

const schema = acessoCalls['operador.entrar'].body;

interface Entrada {
  email: string;
  senha: string;
  codigo: string;
}

/** Sign-in with a passkey, or with e-mail, password and the code of the authenticator; leads back to where the session ended. */
export function EntrarScreen() {
  const sessao = useStore(sessaoStore);
  const { state } = useLocation() as { state: { de?: string } | null };
  const entrar = useAct('operador.entrar');
  const form = useForm<Entrada>({
    defaultValues: { email: '', senha: '', codigo: '' },
    resolver: valibotResolver<Entrada>(schema),
  });
  const { errors } = form.formState;

  async function send(body: Entrada): Promise<void> {
    const answer = await entrar.run({
      body: { ...body, aparelho: nameAparelho() },
    });
    // A code is used once.
    if (!answer) return form.setValue('codigo', '');
    keepSessao(answer.retorno);
  }

  if (sessao) return <Navigate to={state?.de ?? '/'} replace />;
  return (
    <Cartao titulo={text.entrar.titulo}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <div>
          <h1>{text.entrar.titulo}</h1>
          <p className={styles.quiet}>{text.entrar.mensagem}</p>
        </div>
        {hasPasskeys() && <PorPasskey />}
        <Recusa error={entrar.error} />
        <Field label={text.email} error={errors.email && text.faltaEmail}>
          <TextInput type="email" inputMode="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Field label={text.senha} error={errors.senha && text.faltaSenha}>
          <PasswordInput
            autoComplete="current-password"
            showLabel={text.mostrarSenha}
            hideLabel={text.esconderSenha}
            {...form.register('senha', { required: true })}
          />
        </Field>
        <Field label={text.codigo} hint={text.entrar.dica} error={errors.codigo && text.faltaCodigo}>
          <Controller
            control={form.control}
            name="codigo"
            render={({ field: { value, onChange, ref, onBlur } }) => (
              <CodeInput ref={ref} value={value} onValueChange={onChange} onBlur={onBlur} />
            )}
          />
        </Field>
        <Button type="submit" wide pending={entrar.isPending}>
          {text.entrar.enviar}
        </Button>
        <Link className={styles.help} to="/recuperar">
          {text.entrar.ajuda}
        </Link>
      </form>
    </Cartao>
  );
}

function PorPasskey() {
  const entrar = useTask(signInWithPasskey);

  async function enter(): Promise<void> {
    const sessao = await entrar.run();
    if (sessao) keepSessao(sessao);
  }

  return (
    <>
      <Button
        variant="secondary"
        wide
        icon={<Fingerprint />}
        pending={entrar.isPending}
        onClick={() => void enter()}
      >
        {text.entrar.passkey}
      </Button>
      <Recusa error={entrar.error} />
      <p className={styles.or}>{text.entrar.ou}</p>
    </>
  );
}
