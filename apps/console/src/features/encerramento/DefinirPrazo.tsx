import { type PrazoUnidade, prazoUnidades } from '@trevo/rules/encerramento/prazo-legal';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { TextArea, TextInput } from '@trevo/ui/field/TextInput.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { AtoDialog } from '../../platform/screen/ato/AtoDialog.tsx';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { encerramentoConsoleText, unidadesPrazo } from './encerramento-console.text.ts';
import type { CampanhaParams, PrazoMarcado } from './encerramento.wire.ts';
import styles from './Encerramento.module.css';

const text = encerramentoConsoleText.prazos;
const minimo = 10;
const unidades = prazoUnidades.map((value) => ({ value, label: unidadesPrazo[value] }));

/** Proposes a term of the campaign that differs from the law's. */
export function DefinirPrazo(props: { params: CampanhaParams; prazo: PrazoMarcado }) {
  const { params, prazo } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={text.mudarDe(prazo.nome)}
        onClick={() => setOpen(true)}
      >
        {text.mudar}
      </Button>
      {isOpen && <PrazoDialog params={params} prazo={prazo} onClose={() => setOpen(false)} />}
    </>
  );
}

function PrazoDialog(props: { params: CampanhaParams; prazo: PrazoMarcado; onClose(): void }) {
  const { params, prazo, onClose } = props;
  const [quantidade, setQuantidade] = useState(String(prazo.quantidade));
  const [unidade, setUnidade] = useState<PrazoUnidade>(prazo.unidade);
  const [motivo, setMotivo] = useState('');
  const [wasSent, setSent] = useState(false);
  const [propostaID] = useState(() => crypto.randomUUID());
  const propor = useAct('operador.propor');
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isQuantidade = /^\d{1,4}$/.test(quantidade) && Number(quantidade) <= 4_000;
  const isMotivo = motivo.trim().length >= minimo;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    if (!isQuantidade || !isMotivo || propor.isPending) return;
    const done = await propor.run({
      body: {
        propostaID,
        ato: 'operador.definirPrazoCampanha',
        alvo: { ...params, prazoID: prazo.prazoID },
        corpo: { quantidade: Number(quantidade), unidade, motivo: motivo.trim() },
        motivo: motivo.trim(),
      },
    });
    if (!done) return;
    avisos.show(text.proposto, { tone: 'sucesso' });
    onClose();
  }

  return (
    <AtoDialog
      titulo={text.dialogo(prazo.nome)}
      formId={formId}
      fazer={text.fazer}
      isPending={propor.isPending}
      error={propor.error}
      field={field}
      onClose={onClose}
    >
      <form id={formId} className={styles.dialog} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles.quiet}>{text.efeito}</p>
        <div className={styles.fields}>
          <Field label={text.quantidade} error={wasSent && !isQuantidade && text.faltaQuantidade}>
            <TextInput
              ref={field}
              figures
              inputMode="numeric"
              maxLength={4}
              value={quantidade}
              onChange={({ currentTarget }) => setQuantidade(currentTarget.value.replace(/\D/g, ''))}
            />
          </Field>
          <Field label={text.unidade}>
            <SelectInput
              value={unidade}
              options={unidades}
              onChange={({ currentTarget }) => setUnidade(currentTarget.value as PrazoUnidade)}
            />
          </Field>
        </div>
        <Field label={text.motivo} error={wasSent && !isMotivo && text.faltaMotivo}>
          <TextArea
            value={motivo}
            maxLength={500}
            onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
          />
        </Field>
      </form>
    </AtoDialog>
  );
}
