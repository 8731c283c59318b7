import { actIds } from '@trevo/contract/operador/act-ids';
import { atos } from '@trevo/contract/operador/atos';
import type { Permissao } from '@trevo/contract/operador/ato';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../../platform/api/console-client.ts';
import { usePermissao } from '../../platform/session/permissao.ts';
import { auditoriaConsoleText } from './auditoria-console.text.ts';
import { type Corrente, filtroNomes, toFiltros } from './filtros.ts';
import styles from './AuditoriaFiltros.module.css';

const text = auditoriaConsoleText.filtros;

/** Acts that leave a row when they are done. */
const opcoes = actIds
  .filter((act) => (atos[act] as Permissao).registro !== 'leitura')
  .map((act) => ({ value: act, label: atos[act].fazer }))
  .sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'));

/** The filters by person, act, target and days. The team of a promoter has no operators of the installation. */
export function AuditoriaFiltros({ corrente }: { corrente: Corrente }) {
  const [search, setSearch] = useSearchParams();
  const isPermitido = usePermissao();
  const equipe = useRead(
    'operador.equipe',
    {},
    {
      enabled: corrente === 'promotora' && isPermitido('operador.equipe'),
    },
  );
  const filtros = toFiltros(search);
  const daCorrente: Record<string, string> = corrente === 'instalacao' ? { corrente } : {};
  const isFiltered = Object.keys(filtros).length > 0;

  function apply(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const pairs = filtroNomes.map((nome) => [nome, ((form.get(nome) ?? '') as string).trim()]);
    setSearch({ ...daCorrente, ...Object.fromEntries(pairs.filter(([, texto]) => texto !== '')) });
  }

  return (
    // Remounted when the address changes, because the fields are uncontrolled.
    <form key={`${search}`} className={styles.filters} aria-label={text.nome} onSubmit={apply}>
      {corrente === 'promotora' && (
        <Field label={text.pessoa}>
          <SelectInput
            key={equipe.data?.operadores.length}
            name="operadorID"
            defaultValue={filtros.operadorID ?? ''}
            placeholder={text.todas}
            options={(equipe.data?.operadores ?? []).map(({ operadorID, nome }) => ({
              value: operadorID,
              label: nome,
            }))}
          />
        </Field>
      )}
      <Field label={text.ato}>
        <SelectInput
          name="acao"
          defaultValue={filtros.acao ?? ''}
          placeholder={text.todos}
          options={opcoes}
        />
      </Field>
      <Field label={text.de}>
        <TextInput name="de" type="date" defaultValue={filtros.de} />
      </Field>
      <Field label={text.ate}>
        <TextInput name="ate" type="date" defaultValue={filtros.ate} />
      </Field>
      <Field label={text.alvo} className={styles.wide}>
        <TextInput
          name="alvo"
          defaultValue={filtros.alvo}
          placeholder={text.dicaAlvo[corrente]}
          autoComplete="off"
        />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="secondary">
          {text.filtrar}
        </Button>
        {isFiltered && (
          <Button variant="ghost" onClick={() => setSearch(daCorrente)}>
            {text.limpar}
          </Button>
        )}
      </div>
    </form>
  );
}
