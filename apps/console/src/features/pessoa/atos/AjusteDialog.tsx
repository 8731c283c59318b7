import { contaText } from '@trevo/contract/palavras.text';
import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { useState } from 'react';
import { useAct } from '../../../platform/api/use-act.ts';
import { avisos } from '../../../platform/screen/avisos-store.ts';
import { MotivoDialog } from '../../../platform/screen/ato/MotivoDialog.tsx';
import { useSoPropoe } from '../../../platform/session/permissao.ts';
import { pessoaText } from '../pessoa.text.ts';
import type { Ficha, PessoaRef } from '../pessoa.wire.ts';
import styles from './AtosPessoa.module.css';

const text = pessoaText.atos.ajuste;

type Moeda = 'pontos' | 'cashback';
type Sentido = 'somar' | 'tirar';

const moedas = (['pontos', 'cashback'] as const).map((value) => ({ value, label: text.moedas[value] }));
const sentidos = (['somar', 'tirar'] as const).map((value) => ({ value, label: text.sentidos[value] }));

/** Adds to or takes from an account, showing the balance before and after; above the limit it is proposed. */
export function AjusteDialog(props: { pessoa: PessoaRef; contas: Ficha['contas']; onClose(): void }) {
  const { pessoa, contas, onClose } = props;
  const soPropoe = useSoPropoe('operador.ajustarConta');
  const ajustar = useAct('operador.ajustarConta', onClose);
  // One id for the dialog: a repeated click is the same adjustment.
  const [ajusteID] = useState(() => crypto.randomUUID());
  const [moeda, setMoeda] = useState<Moeda>(contas[0]?.moeda ?? 'pontos');
  const [sentido, setSentido] = useState<Sentido>('somar');
  const [digitado, setDigitado] = useState('');
  const [wasSent, setSent] = useState(false);
  const quanto = readQuanto(moeda, digitado);
  const disponivel = contas.find((conta) => conta.moeda === moeda)?.disponivel ?? 0;
  const depois = disponivel + (sentido === 'somar' ? (quanto ?? 0) : -(quanto ?? 0));
  const problema = quanto === undefined ? text.falta : depois < 0 ? text.semSaldo : null;

  async function send(motivo: string): Promise<void> {
    setSent(true);
    if (problema !== null || quanto === undefined) return;
    const body = { ajusteID, moeda, valor: sentido === 'somar' ? quanto : -quanto, motivo };
    if (!(await ajustar.run({ params: { ...pessoa }, body }))) return;
    avisos.show(text.feito, { tone: 'sucesso' });
    onClose();
  }

  return (
    <MotivoDialog
      titulo={text.titulo}
      rotulo={text.motivo}
      fazer={soPropoe ? text.propor : text.ajustar}
      isPending={ajustar.isPending}
      error={ajustar.error}
      onSend={(motivo) => void send(motivo)}
      onClose={onClose}
    >
      <div className={styles.form}>
        <Segmented<Moeda> label={text.moeda} options={moedas} value={moeda} onValueChange={setMoeda} />
        <Segmented<Sentido>
          label={text.sentido}
          options={sentidos}
          value={sentido}
          onValueChange={setSentido}
        />
        <Field label={text.valor[moeda]} error={wasSent && problema}>
          <TextInput
            value={digitado}
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
            onChange={({ currentTarget }) => setDigitado(currentTarget.value)}
          />
        </Field>
        {problema === null && (
          <p>{text.efeito(contaText.valor(moeda, disponivel), contaText.valor(moeda, depois))}</p>
        )}
      </div>
    </MotivoDialog>
  );
}

/** Reads whole points, or reais as cents; undefined for anything else and for zero. */
function readQuanto(moeda: Moeda, digitado: string): number | undefined {
  const bare = digitado.trim().replaceAll('.', '');
  const isValid = moeda === 'pontos' ? /^\d+$/.test(bare) : /^\d+(,\d{1,2})?$/.test(bare);
  const quanto = isValid ? Math.round(Number(bare.replace(',', '.')) * (moeda === 'pontos' ? 1 : 100)) : 0;
  return quanto > 0 ? quanto : undefined;
}
