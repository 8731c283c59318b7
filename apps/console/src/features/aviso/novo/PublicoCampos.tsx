import { estados } from '@trevo/rules/pessoa/endereco/estados';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { avisoConsoleText } from '../aviso-console.text.ts';
import { diasOferecidos, type Rascunho } from './aviso-rascunho.ts';
import type { Contagem } from './use-contagem-publico.ts';
import styles from './NovoAviso.module.css';

const text = avisoConsoleText.form;

const tipos = Object.entries(avisoConsoleText.publicos).map(([value, label]) => ({ value, label }));
const ufs = estados
  .map(({ codigo, nome }) => ({ value: codigo, label: nome }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'pt-BR'));

/** The choice of the people, and how many they are. */
export function PublicoCampos(props: {
  rascunho: Rascunho;
  contagem: Contagem;
  onChange(change: Partial<Rascunho>): void;
}) {
  const { rascunho, contagem, onChange } = props;
  return (
    <div className={styles.group}>
      <Field label={text.publico}>
        <SelectInput
          value={rascunho.tipo}
          options={tipos}
          onChange={({ currentTarget }) => onChange({ tipo: currentTarget.value as Rascunho['tipo'] })}
        />
      </Field>
      {rascunho.tipo === 'semNotaNova' && (
        <Field label={text.dias}>
          <SelectInput
            value={String(rascunho.dias)}
            options={diasOferecidos.map((dias) => ({ value: String(dias), label: text.diasDe(dias) }))}
            onChange={({ currentTarget }) => onChange({ dias: Number(currentTarget.value) })}
          />
        </Field>
      )}
      {rascunho.tipo === 'uf' && (
        <Field label={text.uf} hint={text.dicaUf}>
          <SelectInput
            value={rascunho.uf}
            options={ufs}
            onChange={({ currentTarget }) => onChange({ uf: currentTarget.value })}
          />
        </Field>
      )}
      <Alcance contagem={contagem} />
    </div>
  );
}

function Alcance({ contagem }: { contagem: Contagem }) {
  const { pessoas, aceitam } = contagem;
  if (contagem.isFailed)
    return (
      <p className={styles.quiet} role="status">
        {text.naoContou}{' '}
        <Button variant="ghost" size="small" onClick={contagem.retry}>
          {text.contarDeNovo}
        </Button>
      </p>
    );
  return (
    <p className={styles.reach} role="status">
      {pessoas === undefined
        ? text.contando
        : pessoas === null || aceitam === null || aceitam === undefined
          ? text.semConta
          : text.alcance(pessoas, aceitam)}
    </p>
  );
}
