import { Button } from '@trevo/ui/action/Button.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTask } from '../../platform/api/use-act.ts';
import { callConsole } from '../../platform/api/console-client.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { premioConsoleText } from './premio-console.text.ts';
import { toPremioAddress } from './premio-address.ts';
import styles from './BuscaCodigo.module.css';

const text = premioConsoleText.balcao;

/** Opens the prize of a voucher code, as the counter does. */
export function BuscaCodigo() {
  const [codigo, setCodigo] = useState('');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const procurar = useTask((query: { codigo: string }) => callConsole('operador.procurarPremio', { query }));

  async function find(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (codigo.trim() === '') return;
    const [found] = (await procurar.run({ codigo }))?.retorno ?? [];
    if (!found) return;
    const { campanha, consumidorID, raspadinhaID } = found;
    void navigate(toPremioAddress(campanha, { consumidorID, premioID: raspadinhaID }, search));
  }

  return (
    <form className={styles.search} onSubmit={(event) => void find(event)}>
      <Field label={text.rotulo} hint={text.dica}>
        <TextInput
          value={codigo}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          onChange={({ currentTarget }) => setCodigo(currentTarget.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" icon={<Search />} pending={procurar.isPending}>
        {text.procurar}
      </Button>
      <Recusa error={procurar.error} />
    </form>
  );
}
