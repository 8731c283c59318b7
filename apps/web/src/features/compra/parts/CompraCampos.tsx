import { estados } from '@trevo/rules/estados';
import type { Ref } from 'react';
import { DataCompraField } from '../DataCompraField.tsx';
import { formatCentavos } from '../../../platform/format/format.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { MaskedInput } from '../../../ui/field/MaskedInput.tsx';
import { MoneyInput } from '../../../ui/field/MoneyInput.tsx';
import { SelectInput } from '../../../ui/field/SelectInput.tsx';
import { ShapedInput } from '../../../ui/field/ShapedInput.tsx';
import type { CompraCampo, CompraErros } from '../check-compra.ts';
import type { CompraForm } from '../compra-form.ts';
import { compraText } from '../compra.text.ts';

const text = compraText.campos;

const toCapitals = (typed: string) => typed.toUpperCase();

export interface CompraCamposProps {
  form: CompraForm;
  erros: CompraErros;
  /** First and last day that the calendar offers. */
  inicio: string;
  hoje: string;
  formasPagamento: readonly string[];
  /** Number and amount of the document are asked for too. */
  isManual: boolean;
  onChange(part: Partial<CompraForm>): void;
  onLeave(campo: CompraCampo): void;
  toRef(campo: CompraCampo): Ref<never>;
}

/** Where, when and, where the rule needs it, for how much. */
export function CompraCampos(props: CompraCamposProps) {
  const { form, erros, inicio, hoje, formasPagamento, isManual, onChange, onLeave, toRef } = props;
  const field = (campo: CompraCampo, label: string) => ({ label, required: true, error: erros[campo] });
  const wire = (campo: CompraCampo) => ({
    ref: toRef(campo),
    name: campo,
    onBlur: () => onLeave(campo),
    autoComplete: 'off',
  });
  return (
    <>
      <Field {...field('uf', text.uf)}>
        <SelectInput
          {...wire('uf')}
          value={form.uf}
          placeholder={text.ufVazio}
          options={estados.map(({ codigo, nome }) => ({ value: codigo, label: nome }))}
          onChange={(event) => onChange({ uf: event.currentTarget.value })}
        />
      </Field>
      <Field {...field('cnpjLoja', text.cnpjLoja)} hint={text.cnpjDica}>
        <MaskedInput
          {...wire('cnpjLoja')}
          mask="XX.XXX.XXX/XXXX-##"
          // Most have no letters, but some do: the figures come first on this keyboard.
          inputMode="text"
          autoCapitalize="characters"
          value={form.cnpjLoja}
          onValueChange={(cnpjLoja) => onChange({ cnpjLoja })}
        />
      </Field>
      {isManual && (
        <Field {...field('numeroDocumento', text.numeroDocumento)} hint={text.numeroDica}>
          <ShapedInput
            {...wire('numeroDocumento')}
            figures
            autoCapitalize="characters"
            maxLength={20}
            value={form.numeroDocumento}
            shape={toCapitals}
            onValueChange={(typed) => onChange({ numeroDocumento: toCapitals(typed) })}
          />
        </Field>
      )}
      <DataCompraField
        ref={toRef('dataCompra')}
        value={form.dataCompra}
        error={erros.dataCompra}
        inicio={inicio}
        hoje={hoje}
        onValueChange={(dataCompra) => onChange({ dataCompra })}
        onBlur={() => onLeave('dataCompra')}
      />
      {isManual && (
        <Field {...field('valorCentavos', text.valor)}>
          <MoneyInput
            {...wire('valorCentavos')}
            value={form.valorCentavos}
            placeholder={formatCentavos(0)}
            format={formatCentavos}
            onValueChange={(valorCentavos) => onChange({ valorCentavos })}
          />
        </Field>
      )}
      {formasPagamento.length > 0 && (
        <Field {...field('formaPagamento', text.formaPagamento)}>
          <SelectInput
            {...wire('formaPagamento')}
            value={form.formaPagamento}
            placeholder={text.formaVazia}
            options={formasPagamento.map((nome) => ({ value: nome, label: nome }))}
            onChange={(event) => onChange({ formaPagamento: event.currentTarget.value })}
          />
        </Field>
      )}
    </>
  );
}
