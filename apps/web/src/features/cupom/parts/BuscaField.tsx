import { Search, X } from 'lucide-react';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { TextInput } from '../../../ui/field/TextInput.tsx';
import { cupomText as text } from '../cupom.text.ts';

export interface BuscaFieldProps {
  value: string;
  onValueChange(value: string): void;
}

/** The field to look for one of the own numbers, or for the numbers of a CPF. */
export function BuscaField({ value, onValueChange }: BuscaFieldProps) {
  return (
    <Field label={text.buscar}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={text.exemplo}
        leading={<Search />}
        trailing={
          value ? (
            <IconButton label={text.limpar} icon={<X />} onClick={() => onValueChange('')} />
          ) : undefined
        }
        value={value}
        onInput={({ currentTarget }) => onValueChange(currentTarget.value.replace(/\D/g, '').slice(0, 11))}
      />
    </Field>
  );
}
