import { Button } from '@trevo/ui/action/Button.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextArea } from '@trevo/ui/field/TextInput.tsx';
import { FileArchive } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { AtoDialog } from '../../platform/screen/ato/AtoDialog.tsx';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { encerramentoConsoleText } from './encerramento-console.text.ts';
import type { CampanhaParams } from './encerramento.wire.ts';
import styles from './Encerramento.module.css';

const text = encerramentoConsoleText.kit;
const minimo = 10;
const newIds = () => ({ kitID: crypto.randomUUID(), propostaID: crypto.randomUUID() });

/** Proposes a kit to a second person, with its purpose. */
export function PedirKit({ params }: { params: CampanhaParams }) {
  const [isOpen, setOpen] = useState(false);
  const [finalidade, setFinalidade] = useState('');
  const [wasSent, setSent] = useState(false);
  // A repeated request after a lost answer is the same request.
  const [ids, setIds] = useState(newIds);
  const propor = useAct('operador.propor');
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isComplete = finalidade.trim().length >= minimo;

  const close = () => {
    setOpen(false);
    setSent(false);
    setFinalidade('');
    setIds(newIds());
    propor.forget();
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    if (!isComplete || propor.isPending) return;
    const motivo = finalidade.trim();
    const done = await propor.run({
      body: {
        propostaID: ids.propostaID,
        ato: 'operador.pedirKit',
        alvo: { ...params },
        corpo: { kitID: ids.kitID, finalidade: motivo },
        motivo,
      },
    });
    if (!done) return;
    avisos.show(text.proposto, { tone: 'sucesso' });
    close();
  }

  return (
    <>
      <Button size="small" icon={<FileArchive />} onClick={() => setOpen(true)}>
        {text.pedir}
      </Button>
      {isOpen && (
        <AtoDialog
          titulo={text.dialogo}
          formId={formId}
          fazer={text.fazer}
          isPending={propor.isPending}
          error={propor.error}
          field={field}
          onClose={close}
        >
          <form id={formId} className={styles.dialog} noValidate onSubmit={(event) => void submit(event)}>
            <Notice tone="alerta">{text.aviso}</Notice>
            <Field label={text.finalidade} error={wasSent && !isComplete && text.faltaFinalidade}>
              <TextArea
                ref={field}
                value={finalidade}
                maxLength={500}
                onChange={({ currentTarget }) => setFinalidade(currentTarget.value)}
              />
            </Field>
          </form>
        </AtoDialog>
      )}
    </>
  );
}
