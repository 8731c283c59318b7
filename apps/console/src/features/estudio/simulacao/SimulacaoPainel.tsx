import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { formatCentavos } from '@trevo/client/format.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { ProgressBar } from '@trevo/ui/feedback/ProgressBar.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { MoneyInput } from '@trevo/ui/field/MoneyInput.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { type FormEvent, useState } from 'react';
import { callConsole } from '../../../platform/api/console-client.ts';
import { useTask } from '../../../platform/api/use-act.ts';
import { Recusa } from '../../../platform/screen/Leitura.tsx';
import { SimulacaoResultado } from './SimulacaoResultado.tsx';
import { simulacaoText as text } from './simulacao.text.ts';
import styles from './Simulacao.module.css';

const toInteiro = (typed: string): number => Number(typed.replaceAll(/[.\s]/g, ''));
const isInteiro = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

/** Plays a crowd through the rules of the draft. */
export function SimulacaoPainel({ arquivo, texto }: { arquivo: CampanhaArquivo | undefined; texto: string }) {
  const [notas, setNotas] = useState('100.000');
  const [pessoas, setPessoas] = useState('20.000');
  const [centavos, setCentavos] = useState<number | null>(12_000);
  const [wasSent, setSent] = useState(false);
  const simular = useTask(
    async (given: { notas: number; pessoas: number; centavos: number }) => {
      const { retorno } = await callConsole('operador.simularCampanha', { body: { texto, ...given } });
      return retorno;
    },
    { isRead: true },
  );
  if (!arquivo)
    return <EmptyState illustration="broken" title={text.invalida.titulo} message={text.invalida.mensagem} />;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    const given = { notas: toInteiro(notas), pessoas: toInteiro(pessoas), centavos: centavos ?? 0 };
    if (Object.values(given).every(isInteiro) && !simular.isPending) void simular.run(given);
  }

  const erro = (value: number) => wasSent && !isInteiro(value) && text.numero;
  return (
    <div className={styles.panel}>
      <p className={styles.help}>{text.ajuda}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
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
      <div role="status">
        {simular.isPending && (
          <>
            <ProgressBar label={text.simulando} value={null} />
            <p className={styles.help}>{text.simulando}</p>
          </>
        )}
      </div>
      <Recusa error={simular.error} />
      {simular.result && <SimulacaoResultado simulacao={simular.result} />}
    </div>
  );
}
