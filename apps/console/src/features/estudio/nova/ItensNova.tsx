import { Button } from '@trevo/ui/action/Button.tsx';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { Plus, X } from 'lucide-react';
import type { CamposNova } from './nova-respostas.ts';
import { novaText as text } from './nova.text.ts';
import styles from './Nova.module.css';

type Item = CamposNova['itens'][number];

/** Prizes or products with their numbers of units. */
export function ItensNova(props: {
  rotulo: string;
  itens: readonly Item[];
  erro: string | undefined;
  onChange(itens: Item[]): void;
}) {
  const { rotulo, itens, erro, onChange } = props;
  const change = (at: number, part: Partial<Item>) =>
    onChange(itens.map((item, index) => (index === at ? { ...item, ...part } : item)));
  return (
    <fieldset className={styles.items}>
      <legend>{rotulo}</legend>
      {itens.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have no id
        <div key={at} className={styles.item}>
          <Field label={text.item(at + 1)} error={at === 0 && erro}>
            <TextInput
              autoComplete="off"
              value={item.nome}
              onChange={({ currentTarget }) => change(at, { nome: currentTarget.value })}
            />
          </Field>
          <Field label={text.quantidade(at + 1)}>
            <TextInput
              inputMode="numeric"
              figures
              value={item.quantidade}
              onChange={({ currentTarget }) => change(at, { quantidade: currentTarget.value })}
            />
          </Field>
          {itens.length > 1 && (
            <IconButton
              label={text.tirarItem(at + 1)}
              icon={<X />}
              onClick={() => onChange(itens.filter((_item, index) => index !== at))}
            />
          )}
        </div>
      ))}
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={<Plus />}
          onClick={() => onChange([...itens, { nome: '', quantidade: '10' }])}
        >
          {text.maisItem}
        </Button>
      </div>
    </fieldset>
  );
}
