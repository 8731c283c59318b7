import { isBuscaPermitida, type TipoBusca, tiposBusca } from '@trevo/contract/atendimento/tipos-busca';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRead } from '../../../platform/api/console-client.ts';
import { usePapel } from '../../../platform/session/permissao.ts';
import { pessoaText } from '../pessoa.text.ts';
import { type Busca, recognizeBusca, type TipoTexto } from './recognize-busca.ts';
import styles from './BuscaPessoaForm.module.css';

const text = pessoaText.busca;

type Tipo = TipoBusca | '';

/** The form of a search: one value of a recognized or chosen kind; a lucky number with its campaign. */
export function BuscaPessoaForm(props: { isPending: boolean; onSearch(busca: Busca): void }) {
  const { isPending, onSearch } = props;
  const field = useRef<HTMLInputElement>(null);
  const [tipo, setTipo] = useState<Tipo>('');
  const [error, setError] = useState<string | null>(null);
  const papel = usePapel();
  const permitidos = tiposBusca.filter((one) => isBuscaPermitida(papel, one));
  const textos = permitidos.filter((one): one is TipoTexto => one !== 'numero');
  const nomes = textos.map((one) => text.tipos[one]);
  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const read = (name: string) => {
      const value = sent.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const busca = tipo === 'numero' ? toNumero(read) : toBusca(tipo, read('dado'), textos);
    setError(busca ? null : tipo === 'numero' ? text.faltaNumero : text.falta(nomes));
    if (!busca) return field.current?.focus();
    if (!isPending) onSearch(busca);
  }

  return (
    <form className={styles.form} noValidate autoComplete="off" onSubmit={submit}>
      <Field label={text.tipo}>
        <SelectInput
          value={tipo}
          options={[
            { value: '', label: text.descobrir },
            ...permitidos.map((one) => ({ value: one, label: text.tipos[one] })),
          ]}
          onChange={({ currentTarget }) => {
            setTipo(currentTarget.value as Tipo);
            setError(null);
          }}
        />
      </Field>
      {tipo === 'numero' ? (
        <NumeroCampos error={error} />
      ) : (
        <Field
          label={text.dado}
          hint={tipo === '' && text.dica(nomes)}
          error={error}
          className={styles.value}
        >
          <TextInput ref={field} name="dado" maxLength={120} spellCheck={false} autoCapitalize="none" />
        </Field>
      )}
      <Button type="submit" icon={<Search />} pending={isPending} className={styles.button}>
        {text.procurar}
      </Button>
    </form>
  );
}

function NumeroCampos({ error }: { error: string | null }) {
  const campanhas = useRead('operador.campanhas', {});
  return (
    <>
      <Field label={text.campanha} className={styles.value}>
        <SelectInput
          name="campanha"
          key={campanhas.data?.length}
          options={(campanhas.data ?? []).map(({ ano, identificacao, descricao }) => ({
            value: `${ano}/${identificacao}`,
            label: `${descricao} (${ano})`,
          }))}
        />
      </Field>
      <Field label={text.serie} className={styles.short}>
        <TextInput name="serie" inputMode="numeric" maxLength={3} />
      </Field>
      <Field label={text.numero} error={error} className={styles.short}>
        <TextInput name="numero" inputMode="numeric" maxLength={5} />
      </Field>
    </>
  );
}

function toBusca(tipo: TipoTexto | '', dado: string, textos: readonly TipoTexto[]): Busca | undefined {
  const found = tipo === '' ? recognizeBusca(dado) : tipo;
  return found && textos.includes(found) && dado ? { [found]: dado } : undefined;
}

function toNumero(read: (name: string) => string): Busca | undefined {
  const [ano, identificacao = ''] = read('campanha').split('/');
  const [serie, numero] = [read('serie'), read('numero')];
  if (!identificacao || !/^\d+$/.test(serie) || !/^\d+$/.test(numero)) return undefined;
  return { numero: { ano: Number(ano), identificacao, serie, numero } };
}
