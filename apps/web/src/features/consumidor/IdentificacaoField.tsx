import {
  getCnpjRegra,
  getTipoIdentificacao,
  type TipoIdentificacao,
} from '@trevo/config/configuracao/configuracao-questions';
import { formatTelefone } from '@trevo/rules/texto/mask';
import { normalizeTelefone } from '@trevo/rules/pessoa/telefone';
import { type ReactNode, type Ref, useState } from 'react';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import type { MaskPattern } from '@trevo/ui/field/mask/mask-pattern.ts';
import { MaskedInput } from '@trevo/ui/field/mask/MaskedInput.tsx';
import { ShapedInput, type ShapedInputProps } from '@trevo/ui/field/mask/ShapedInput.tsx';
import { identificacaoText } from './identificacao/identificacao.text.ts';
import styles from './IdentificacaoField.module.css';

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

/** Input of the login identifier that the campaign chose: telephone, CPF, CNPJ, or CPF or CNPJ. */
export function IdentificacaoField(props: IdentificacaoFieldProps) {
  const { value, onValueChange, onBlur, error, hint, required, large, enterKeyHint, inputRef } = props;
  const configuracao = useConfiguracao();
  const tipo = getTipoIdentificacao(configuracao);
  const hasCnpj = tipo === 'cnpj' || tipo === 'cpfCnpj';
  const canHaveLetters = hasCnpj && getCnpjRegra(configuracao).canHaveLetters;
  // Most identifiers have digits only, and the numeric keyboard cannot switch to letters.
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

/**
 * Telephone input for typed, pasted and autofilled numbers: understands country code, leading zero, carrier code
 * and separators. Text that is not (yet) a telephone stays unchanged, for the form to refuse; it is never
 * truncated.
 */
export function TelefoneInput({ onValueChange, ...rest }: Omit<ShapedInputProps, 'shape'>) {
  return (
    <ShapedInput
      inputMode="tel"
      figures
      {...rest}
      shape={showTelefone}
      onValueChange={(typed) => onValueChange(readTelefone(typed))}
    />
  );
}

const readTelefone = (typed: string) => normalizeTelefone(typed.normalize('NFKC').replace(/[^\d+]/g, ''));

function showTelefone(text: string): string {
  const telefone = readTelefone(text);
  return /^[1-9]\d{0,10}$/.test(telefone) ? formatTelefone(telefone) : telefone;
}

const cpf = '###.###.###-##';

/** Returns the mask of a document; it allows letters only when the campaign accepts alphanumeric CNPJs. */
export function getIdentificacaoMask(
  tipo: Exclude<TipoIdentificacao, 'telefone'>,
  hasLetters: boolean,
): MaskPattern {
  const cnpj = hasLetters ? 'XX.XXX.XXX/XXXX-##' : '##.###.###/####-##';
  return { cpf, cnpj, cpfCnpj: [cpf, cnpj] }[tipo];
}
