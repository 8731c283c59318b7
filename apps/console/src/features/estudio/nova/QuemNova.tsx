import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import type { CamposNova, ErrosNova } from './nova-respostas.ts';
import { novaText as text } from './nova.text.ts';
import { toInput } from './to-input.ts';
import styles from './Nova.module.css';

/** The promoter that answers for the campaign. */
export function QuemNova(props: {
  /** The promoter is the chosen one; an operator of the installation may name another. */
  isFixa: boolean;
  campos: CamposNova;
  erros: ErrosNova;
  onChange(part: Partial<CamposNova>): void;
}) {
  const { isFixa, campos, erros, onChange } = props;
  return (
    <fieldset className={styles.part}>
      <legend>{text.quem}</legend>
      <Field
        label={text.promotoraID}
        hint={isFixa ? text.dicaPromotora : undefined}
        error={erros.promotoraID}
      >
        <TextInput
          readOnly={isFixa}
          autoComplete="off"
          value={campos.promotoraID}
          onChange={({ currentTarget }) => onChange({ promotoraID: currentTarget.value })}
        />
      </Field>
      <Field label={text.razao} error={erros.razao}>
        <TextInput autoComplete="organization" {...toInput(campos, onChange, 'razao')} />
      </Field>
      <Field label={text.cnpj} hint={text.dicaCnpj} error={erros.cnpj}>
        <TextInput autoComplete="off" figures {...toInput(campos, onChange, 'cnpj')} />
      </Field>
      <Field label={text.email} error={erros.email}>
        <TextInput type="email" autoComplete="off" {...toInput(campos, onChange, 'email')} />
      </Field>
    </fieldset>
  );
}
