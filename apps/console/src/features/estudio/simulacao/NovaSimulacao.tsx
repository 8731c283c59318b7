import { formatCentavos } from '@trevo/client/format.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { MoneyInput } from '@trevo/ui/field/MoneyInput.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../../platform/api/use-act.ts';
import { Recusa } from '../../../platform/screen/Leitura.tsx';
import { simulacaoText as text } from './simulacao.text.ts';
import styles from './Simulacao.module.css';

const toInteiro = (typed: string): number => Number(typed.replaceAll(/[.\s]/g, ''));
const isInteiro = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

/** Form of the expected crowd; `onRequested` is called after each request, also a refused one. */
export function NovaSimulacao({ texto, onRequested }: { texto: string; onRequested: () => void }) {
  const [notas, setNotas] = useState('100.000');
  const [pessoas, setPessoas] = useState('20.000');
  const [centavos, setCentavos] = useState<number | null>(12_000);
  const [wasSent, setSent] = useState(false);
  const simular = useAct('operador.simularCampanha');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    const multidao = { notas: toInteiro(notas), pessoas: toInteiro(pessoas), centavos: centavos ?? 0 };
    if (!Object.values(multidao).every(isInteiro) || simular.isPending) return;
    await simular.run({ body: { simulacaoID: crypto.randomUUID(), texto, ...multidao } });
    // A request with a lost answer is in the list too.
    onRequested();
  }

  const erro = (value: number) => wasSent && !isInteiro(value) && text.numero;
  return (
    <>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={text.notas} error={erro(toInteiro(notas))}>
          <TextInput
            inputMode="numeric"
            figures
            value={notas}
            onChange={({ currentTarget }) => setNotas(currentTarget.value)}
          />
        </Field>
        <Field label={text.pessoas} error={erro(toInteiro(pessoas))}>
          <TextInput
            inputMode="numeric"
            figures
            value={pessoas}
            onChange={({ currentTarget }) => setPessoas(currentTarget.value)}
          />
        </Field>
        <Field label={text.centavos} error={erro(centavos ?? 0)}>
          <MoneyInput value={centavos} format={formatCentavos} onValueChange={setCentavos} />
        </Field>
        <Button type="submit" size="small" pending={simular.isPending}>
          {text.simular}
        </Button>
      </form>
      <Recusa error={simular.error} />
    </>
  );
}
