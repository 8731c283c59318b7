import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { useSearchParams } from 'react-router';
import styles from './Filtros.module.css';

/** A filter of a list: one of some values, or all. */
export interface Filtro {
  /** Name in the address. */
  readonly nome: string;
  readonly rotulo: string;
  /** Words for no filter. */
  readonly todos: string;
  readonly opcoes: readonly { readonly value: string; readonly label: string }[];
}

/** The filters of a list, kept in the address beside its other parts. */
export function Filtros({ rotulo, filtros }: { rotulo: string; filtros: readonly Filtro[] }) {
  const [search, setSearch] = useSearchParams();
  function change(nome: string, value: string): void {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(nome);
    else next.set(nome, value);
    setSearch(next, { replace: true });
  }
  return (
    <div role="group" className={styles.filters} aria-label={rotulo}>
      {filtros.map(({ nome, rotulo: label, todos, opcoes }) => (
        <Field key={nome} label={label}>
          <SelectInput
            value={search.get(nome) ?? ''}
            placeholder={todos}
            options={opcoes}
            onChange={({ currentTarget }) => change(nome, currentTarget.value)}
          />
        </Field>
      ))}
    </div>
  );
}
