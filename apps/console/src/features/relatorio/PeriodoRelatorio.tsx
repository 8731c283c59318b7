import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { useSearchParams } from 'react-router';
import { findFalta, periodos, toDatas, toNomePeriodo } from './periodo-endereco.ts';
import { relatorioConsoleText as text } from './relatorio-console.text.ts';
import styles from './Relatorios.module.css';

const opcoes = periodos.map((value) => ({ value, label: text.periodos[value] }));

/** The period of the report, kept in the address; an own one has two dates. */
export function PeriodoRelatorio() {
  const [search, setSearch] = useSearchParams();
  const nome = toNomePeriodo(search);
  const datas = toDatas(search);
  const falta = nome === 'outro' ? findFalta(datas) : null;

  function change(parts: Readonly<Record<string, string>>): void {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(parts)) next.set(name, value);
    if (next.get('periodo') !== 'outro') {
      next.delete('de');
      next.delete('ate');
    }
    setSearch(next, { replace: true });
  }

  return (
    <div role="group" aria-label={text.filtros} className={styles.filters}>
      <Field label={text.periodo}>
        <SelectInput
          value={nome}
          options={opcoes}
          onChange={({ currentTarget }) => change({ periodo: currentTarget.value })}
        />
      </Field>
      {nome === 'outro' && (
        <>
          <Field label={text.de}>
            <TextInput
              type="date"
              value={datas.de}
              onChange={({ currentTarget }) => change({ de: currentTarget.value })}
            />
          </Field>
          <Field label={text.ate} error={falta ? text.faltas[falta] : undefined}>
            <TextInput
              type="date"
              value={datas.ate}
              onChange={({ currentTarget }) => change({ ate: currentTarget.value })}
            />
          </Field>
        </>
      )}
    </div>
  );
}
