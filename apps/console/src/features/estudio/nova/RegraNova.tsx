import { formatCentavos } from '@trevo/client/format.ts';
import { type Modelo, pedeSorteio } from '@trevo/config/modelos/modelo-respostas';
import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { MoneyInput } from '@trevo/ui/field/MoneyInput.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { ItensNova } from './ItensNova.tsx';
import { type CamposNova, type ErrosNova, hasItens } from './nova-respostas.ts';
import { novaText as text } from './nova.text.ts';
import { toInput } from './to-input.ts';
import styles from './Nova.module.css';

/** The rule of a kind of campaign: reward and price. */
export function RegraNova(props: {
  modelo: Modelo;
  campos: CamposNova;
  erros: ErrosNova;
  onChange(part: Partial<CamposNova>): void;
}) {
  const { modelo, campos, erros, onChange } = props;
  return (
    <fieldset className={styles.part}>
      <legend>{text.regra}</legend>
      {(modelo === 'valor' || modelo === 'pontos') && (
        <Field label={text.reais[modelo]} error={erros.centavos}>
          <MoneyInput
            value={campos.centavos}
            format={formatCentavos}
            onValueChange={(centavos) => onChange({ centavos })}
          />
        </Field>
      )}
      {modelo === 'quantidade' && (
        <Field label={text.produtos} error={erros.produtos}>
          <TextInput inputMode="numeric" figures {...toInput(campos, onChange, 'produtos')} />
        </Field>
      )}
      {modelo === 'cashback' && (
        <Field label={text.percentual} error={erros.percentual}>
          <TextInput inputMode="decimal" figures trailing="%" {...toInput(campos, onChange, 'percentual')} />
        </Field>
      )}
      {modelo === 'codigos' && (
        <Field label={text.numerosPorCodigo} error={erros.numerosPorCodigo}>
          <TextInput inputMode="numeric" figures {...toInput(campos, onChange, 'numerosPorCodigo')} />
        </Field>
      )}
      {modelo === 'instantaneo' && (
        <Segmented
          label={text.revelacao}
          options={(['raspadinha', 'giro'] as const).map((value) => ({
            value,
            label: text.revelacoes[value],
          }))}
          value={campos.revelacao}
          onValueChange={(revelacao) => onChange({ revelacao })}
        />
      )}
      {hasItens(modelo) && (
        <ItensNova
          rotulo={modelo === 'instantaneo' ? text.itens.instantaneo : text.itens.vitrine}
          itens={campos.itens}
          erro={erros.itens}
          onChange={(itens) => onChange({ itens })}
        />
      )}
      <Field
        label={text.sorteio}
        hint={pedeSorteio(modelo) ? text.dicaSorteio.pede : text.dicaSorteio.pode}
        error={erros.sorteio}
      >
        <TextInput autoComplete="off" {...toInput(campos, onChange, 'sorteio')} />
      </Field>
    </fieldset>
  );
}
