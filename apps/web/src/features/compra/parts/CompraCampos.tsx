import { estados } from '@trevo/rules/pessoa/endereco/estados';
import { Ticket } from 'lucide-react';
import type { Ref } from 'react';
import { formatCentavos } from '@trevo/client/format.ts';
import { Field } from '@trevo/ui/field/Field.tsx';
import { MaskedInput } from '@trevo/ui/field/mask/MaskedInput.tsx';
import { MoneyInput } from '@trevo/ui/field/MoneyInput.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { ShapedInput } from '@trevo/ui/field/mask/ShapedInput.tsx';
import { dinamicaText, type Multiplicador } from '../../cupom/public.ts';
import type { CompraCampo, CompraErros } from '../check-compra.ts';
import { type CompraForm, countNumerosDaCompra, type GanhoPorQuantidade } from '../compra-form.ts';
import { compraText } from '../compra.text.ts';
import { DataCompraField } from '../DataCompraField.tsx';
import styles from './CompraCampos.module.css';

const toCapitals = (typed: string) => typed.toUpperCase();

export interface CompraCamposProps {
  form: CompraForm;
  erros: CompraErros;
  /** First and last selectable day. */
  inicio: string;
  hoje: string;
  formasPagamento: readonly string[];
  /** Whether number and amount of the document are asked for too. */
  isManual: boolean;
  onChange(part: Partial<CompraForm>): void;
  onLeave(campo: CompraCampo): void;
  toRef(campo: CompraCampo): Ref<never>;
}

/** Place, date and, when the rule needs it, amount of the purchase. */
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
      <Field {...field('uf', compraText.campos.uf)}>
        <SelectInput
          {...wire('uf')}
          value={form.uf}
          placeholder={compraText.campos.ufVazio}
          options={estados.map(({ codigo, nome }) => ({ value: codigo, label: nome }))}
          onChange={(event) => onChange({ uf: event.currentTarget.value })}
        />
      </Field>
      <Field {...field('cnpjLoja', compraText.campos.cnpjLoja)} hint={compraText.campos.cnpjDica}>
        <MaskedInput
          {...wire('cnpjLoja')}
          mask="XX.XXX.XXX/XXXX-##"
          // Most CNPJs have no letters, but some do; this keyboard shows the digits first.
          inputMode="text"
          autoCapitalize="characters"
          value={form.cnpjLoja}
          onValueChange={(cnpjLoja) => onChange({ cnpjLoja })}
        />
      </Field>
      {isManual && (
        <Field
          {...field('numeroDocumento', compraText.campos.numeroDocumento)}
          hint={compraText.campos.numeroDica}
        >
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
        <Field {...field('valorCentavos', compraText.campos.valor)}>
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
        <Field {...field('formaPagamento', compraText.campos.formaPagamento)}>
          <SelectInput
            {...wire('formaPagamento')}
            value={form.formaPagamento}
            placeholder={compraText.campos.formaVazia}
            options={formasPagamento.map((nome) => ({ value: nome, label: nome }))}
            onChange={(event) => onChange({ formaPagamento: event.currentTarget.value })}
          />
        </Field>
      )}
    </>
  );
}

export interface ValeFaixaProps {
  quantidade: number;
  /** Null when the rule does not count products. */
  ganho: GanhoPorQuantidade | null;
  multiplicador: Multiplicador;
}

/** Shows the lucky numbers that the counted products earn. */
export function ValeFaixa({ quantidade, ganho, multiplicador: { vezes, dinamicas } }: ValeFaixaProps) {
  const numeros = countNumerosDaCompra(quantidade, ganho, vezes);
  if (numeros === null || ganho === null) return null;
  const { cada } = ganho;
  const missing = cada - (quantidade % cada);
  const isFull = countNumerosDaCompra(quantidade + missing, ganho, vezes) === numeros;
  return (
    <output className={styles.faixa} data-vale={numeros > 0 || undefined}>
      <Ticket aria-hidden="true" />
      <span>
        <strong>{numeros > 0 ? compraText.vale(numeros) : compraText.valeNenhum(cada, ganho.numeros)}</strong>
        {cada > 1 && quantidade > 0 && !isFull && <span>{compraText.faltam(missing, ganho.numeros)}</span>}
        {vezes > 1 && numeros > 0 && <span>{dinamicaText.ja(dinamicaText.vezes(vezes), dinamicas)}</span>}
      </span>
    </output>
  );
}
