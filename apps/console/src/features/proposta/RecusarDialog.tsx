import { Button } from '@trevo/ui/action/Button.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { useId, useRef } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { MotivoForm } from '../../platform/screen/MotivoForm.tsx';
import { propostaConsoleText } from './proposta-console.text.ts';

const text = propostaConsoleText.recusa;

/** Refuses a proposal with the reason. */
export function RecusarDialog({ propostaID, onClose }: { propostaID: string; onClose(): void }) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const recusar = useAct('operador.recusarProposta');

  async function send(motivo: string): Promise<void> {
    if (!(await recusar.run({ params: { propostaID }, body: { motivo } }))) return;
    avisos.show(propostaConsoleText.detalhe.recusada, { tone: 'sucesso' });
    onClose();
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={text.titulo}
      closeLabel={text.fechar}
      initialFocus={field}
      actions={
        <>
          <Button type="submit" form={formId} variant="danger" wide pending={recusar.isPending}>
            {text.recusar}
          </Button>
          <Button variant="ghost" wide onClick={onClose}>
            {text.cancelar}
          </Button>
        </>
      }
    >
      <p>{text.mensagem}</p>
      <MotivoForm
        formId={formId}
        field={field}
        rotulo={text.motivo}
        isPending={recusar.isPending}
        onSend={(motivo) => void send(motivo)}
      />
      <Recusa error={recusar.error} />
    </Modal>
  );
}
