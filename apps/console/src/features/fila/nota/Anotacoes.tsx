import { Button } from '@trevo/ui/action/Button.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../../platform/api/use-act.ts';
import type { CampanhaDaPromotora } from '../../../platform/screen/EscolhaCampanha.tsx';
import { Recusa } from '../../../platform/screen/Leitura.tsx';
import { Momento } from '../../../platform/screen/Momento.tsx';
import { filaConsoleText as text } from '../fila-console.text.ts';
import type { Nota } from '../fila-estado.ts';
import type { FilaStore } from '../fila-store.ts';
import styles from '../FilaScreen.module.css';

/** Notes on a receipt that only operators read. */
export function Anotacoes(props: { campanha: CampanhaDaPromotora; nota: Nota; fila: FilaStore }) {
  const { campanha, nota, fila } = props;
  const { ano, identificacao } = campanha;
  const anotar = useAct('operador.anotarDocumento');
  const [texto, setTexto] = useState('');

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!texto.trim() || anotar.isPending) return;
    const { consumidorID, documentoFiscalID } = nota;
    const answer = await anotar.run({
      params: { ano, identificacao, consumidorID, documentoFiscalID },
      body: { texto },
    });
    if (!answer) return;
    setTexto('');
    fila.replaceAnotacoes(answer.retorno);
  }

  return (
    <section className={styles.notes} aria-label={text.anotacoes}>
      <h3>{text.anotacoes}</h3>
      <ul>
        {nota.anotacoes.map((one) => (
          <li key={one.criadaEm}>
            {one.texto}{' '}
            <small>
              {one.ator.nome}, <Momento em={one.criadaEm} />
            </small>
          </li>
        ))}
      </ul>
      <form className={styles.noteForm} onSubmit={(event) => void send(event)}>
        <Field label={text.anotacaoRotulo} hint={text.anotacaoDica}>
          <TextInput
            value={texto}
            maxLength={1000}
            autoComplete="off"
            onChange={({ currentTarget }) => setTexto(currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" size="small" pending={anotar.isPending}>
          {text.anotar}
        </Button>
      </form>
      <Recusa error={anotar.error} />
    </section>
  );
}
