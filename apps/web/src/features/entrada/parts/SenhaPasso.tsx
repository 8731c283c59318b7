import type { Ref } from 'react';
import { Button } from '../../../ui/action/Button.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { PasswordInput } from '../../../ui/field/PasswordInput.tsx';
import { entradaText as text } from '../entrada.text.ts';
import styles from './SenhaPasso.module.css';

export interface SenhaPassoProps {
  inputRef: Ref<HTMLInputElement>;
  value: string;
  onValueChange(value: string): void;
  error: string | null;
  forgotLabel: string;
  onForgot(): void;
}

/** The password, and the way out for who does not remember it. */
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
