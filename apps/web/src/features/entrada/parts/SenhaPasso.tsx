import { getSenhaMinimo } from '@trevo/config/configuracao/configuracao-questions';
import { type Ref, useState } from 'react';
import { useConfiguracao, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { PasswordInput } from '@trevo/ui/field/PasswordInput.tsx';
import { entradaText as text } from '../entrada.text.ts';
import type { Entrar } from '../use-entrar.ts';
import type { Modals } from '../use-modal.ts';
import type { Numero } from '../use-numero.ts';
import styles from './SenhaPasso.module.css';

export interface SenhaPassoProps {
  inputRef: Ref<HTMLInputElement>;
  value: string;
  onValueChange(value: string): void;
  error: string | null;
  forgotLabel: string;
  onForgot(): void;
}

/** Password field with a link to the password recovery. */
export function SenhaPasso(props: SenhaPassoProps) {
  return (
    <div className={styles.step}>
      <Field label={text.senha} error={props.error}>
        <PasswordInput
          ref={props.inputRef}
          name="senha"
          value={props.value}
          onChange={(event) => props.onValueChange(event.currentTarget.value)}
          autoComplete="current-password"
          showLabel={text.mostrarSenha}
          hideLabel={text.esconderSenha}
          enterKeyHint="go"
          large
        />
      </Field>
      <Button className={styles.forgot} variant="ghost" size="small" onClick={props.onForgot}>
        {props.forgotLabel}
      </Button>
    </div>
  );
}

export interface Senha {
  readonly senha: string;
  readonly erro: string | null;
  change(senha: string): void;
  /** Shows the refusal at the field. */
  refuse(mensagem: string): void;
  /** Returns the invalid field to focus, or null. */
  submit(): 'usuario' | null;
}

export interface SenhaOptions {
  readonly numero: Numero;
  readonly entrar: Entrar;
  readonly modals: Modals;
}

/** State of the password and the sign-in with it. */
export function useSenha({ numero, entrar, modals }: SenhaOptions): Senha {
  const minimo = getSenhaMinimo(useConfiguracao());
  const texto = useTexto();
  const [senha, setSenha] = useState('');
  const [erro, setErro] = useState<string | null>(null);
  return {
    senha,
    erro,
    change(next) {
      setSenha(next);
      setErro(null);
    },
    refuse: setErro,
    submit() {
      if (entrar.pending) return null;
      if (numero.usuario === '' || senha === '') {
        modals.show({ mensagem: modals.toTexto(text.formInvalido) });
        return null;
      }
      if (!numero.isRight()) return 'usuario';
      if (senha.length < minimo) {
        modals.show({
          titulo: modals.toTexto(text.senhaInvalida),
          mensagem: texto('msg.login.senhaInvalida', text.senhaMinimo(minimo)),
        });
        return null;
      }
      void entrar.signIn(numero.usuario, { senha }, setErro);
      return null;
    },
  };
}
