import type { EnderecoParte } from '@trevo/config/pessoa/check-endereco';
import { estados } from '@trevo/rules/pessoa/endereco/estados';
import { cleanEndereco } from '@trevo/rules/pessoa/endereco/municipio';
import { useId, type Ref } from 'react';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { MaskedInput } from '@trevo/ui/field/mask/MaskedInput.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import styles from './EnderecoFields.module.css';
import type { EnderecoForm } from './endereco-form.ts';
import { enderecoText as text } from '../consumidor.text.ts';
import { toCidadeOficial, type EnderecoLookup } from './use-endereco.ts';

export interface EnderecoFieldsProps {
  value: EnderecoForm;
  onPartChange(parte: EnderecoParte, text: string): void;
  onPartBlur?(parte: EnderecoParte): void;
  errors: Partial<Record<EnderecoParte, string | undefined>>;
  /** Whether the campaign requires an address: shows the asterisks. */
  isRequired: boolean;
  /** Result of `useEndereco`, owned by the form because its validation needs it. */
  lookup: EnderecoLookup;
  /** Returns the ref that focuses a part. */
  toRef?(parte: EnderecoParte): Ref<never> | undefined;
  readOnly?: boolean;
}

/** Address fields: the CEP lookup fills some parts, the others are typed. */
export function EnderecoFields(props: EnderecoFieldsProps) {
  const { value, onPartChange, onPartBlur, errors, isRequired, lookup, toRef, readOnly } = props;
  const listId = useId();
  const { rotulos, exemplos } = text;
  const says = lookup.isLooking ? text.procurando : lookup.aviso?.mensagem;
  /** Returns the props that every part's control needs. */
  const wire = (parte: EnderecoParte) => ({
    ref: toRef?.(parte) as Ref<never>,
    name: parte,
    value: value[parte],
    onBlur: () => onPartBlur?.(parte),
  });
  const field = (parte: EnderecoParte) => ({
    label: rotulos[parte],
    required: isRequired && parte !== 'complemento',
    error: errors[parte],
  });
  const typed = (parte: EnderecoParte) => ({
    ...wire(parte),
    readOnly,
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onPartChange(parte, cleanEndereco(event.currentTarget.value)),
  });
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <Field {...field('cep')}>
          <MaskedInput
            {...wire('cep')}
            mask="#####-###"
            readOnly={readOnly}
            placeholder={exemplos.cep}
            autoComplete="postal-code"
            onValueChange={(cep) => {
              onPartChange('cep', cep);
              lookup.changeCep(cep);
            }}
          />
        </Field>
        <Field {...field('estado')}>
          <SelectInput
            {...wire('estado')}
            disabled={readOnly}
            placeholder={exemplos.estado}
            autoComplete="address-level1"
            options={estados.map(({ codigo, nome }) => ({ value: codigo, label: nome }))}
            onChange={(event) => onPartChange('estado', event.currentTarget.value)}
          />
        </Field>
      </div>
      {says && (
        <p className={styles.aviso} data-tone={lookup.aviso?.tone}>
          {says}
        </p>
      )}
      <Field {...field('endereco')}>
        <TextInput
          {...typed('endereco')}
          placeholder={exemplos.endereco}
          autoComplete="address-line1"
          maxLength={120}
        />
      </Field>
      <div className={styles.pair}>
        <Field {...field('numero')}>
          <MaskedInput
            {...wire('numero')}
            mask="######"
            readOnly={readOnly}
            placeholder={exemplos.numero}
            autoComplete="off"
            onValueChange={(numero) => onPartChange('numero', numero)}
          />
        </Field>
        <Field {...field('complemento')}>
          <TextInput
            {...typed('complemento')}
            placeholder={exemplos.complemento}
            autoComplete="address-line2"
            maxLength={80}
          />
        </Field>
      </div>
      <Field {...field('bairro')}>
        <TextInput {...typed('bairro')} autoComplete="address-level3" maxLength={80} />
      </Field>
      <Field {...field('cidade')}>
        <TextInput
          {...typed('cidade')}
          list={listId}
          autoComplete="address-level2"
          maxLength={80}
          onBlur={() => {
            onPartChange('cidade', toCidadeOficial(value.estado, value.cidade, lookup.municipios));
            onPartBlur?.('cidade');
          }}
        />
      </Field>
      <datalist id={listId}>
        {lookup.municipios?.map((nome) => (
          <option key={nome}>{nome}</option>
        ))}
      </datalist>
      <LiveRegion>{says}</LiveRegion>
    </div>
  );
}
