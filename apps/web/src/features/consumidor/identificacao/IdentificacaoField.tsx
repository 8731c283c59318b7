import { getCnpjRegra, getTipoIdentificacao } from '@trevo/config/configuracao-questions';
import { useState, type ReactNode, type Ref } from 'react';
import { Field } from '../../../ui/field/Field.tsx';
import { MaskedInput } from '../../../ui/field/MaskedInput.tsx';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import styles from './IdentificacaoField.module.css';
import { getIdentificacaoMask } from './identificacao-masks.ts';
import { identificacaoText } from './identificacao.text.ts';
import { TelefoneInput } from './TelefoneInput.tsx';

export interface IdentificacaoFieldProps {
  /** Without punctuation. */
  value: string;
  onValueChange(value: string): void;
  onBlur?(): void;
  error?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  large?: boolean;
  enterKeyHint?: 'next' | 'go' | 'done';
  inputRef?: Ref<HTMLInputElement>;
}

/** The number a person signs in with, as the campaign chose: telephone, CPF, CNPJ, or CPF or CNPJ. */
export function IdentificacaoField(props: IdentificacaoFieldProps) {
  const { value, onValueChange, onBlur, error, hint, required, large, enterKeyHint, inputRef } = props;
  const configuracao = useConfiguracao();
  const tipo = getTipoIdentificacao(configuracao);
  const hasCnpj = tipo === 'cnpj' || tipo === 'cpfCnpj';
  const canHaveLetters = hasCnpj && getCnpjRegra(configuracao).canHaveLetters;
  // Nearly everybody types figures only, and the figures' keyboard has no way to a letter.
  const [letters, setLetters] = useState(false);
  const keyboard = letters ? identificacaoText.soNumeros : identificacaoText.letras;
  const input = {
    ref: inputRef,
    name: 'usuario',
    value,
    onValueChange,
    onBlur,
    placeholder: identificacaoText.exemplo[tipo],
    autoCorrect: 'off',
    spellCheck: false,
    autoComplete: 'username',
    enterKeyHint,
    large,
  } as const;
  return (
    <Field
      label={identificacaoText.rotulo[tipo]}
      required={required}
      hint={hint}
      error={error}
      aside={
        canHaveLetters && (
          <button type="button" className={styles.keyboard} onClick={() => setLetters(!letters)}>
            {keyboard}
          </button>
        )
      }
    >
      {tipo === 'telefone' ? (
        <TelefoneInput {...input} />
      ) : (
        <MaskedInput
          {...input}
          mask={getIdentificacaoMask(tipo, canHaveLetters)}
          inputMode={letters ? 'text' : 'numeric'}
          autoCapitalize={canHaveLetters ? 'characters' : undefined}
        />
      )}
    </Field>
  );
}
