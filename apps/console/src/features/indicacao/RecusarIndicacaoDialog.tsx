import { Button } from '@trevo/ui/action/Button.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { useId, useRef } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { MotivoForm } from '../../platform/screen/MotivoForm.tsx';
import { indicacaoConsoleText } from './indicacao-console.text.ts';

const text = indicacaoConsoleText.recusa;

/** Refuses a referral with the reason, which only operators read. */
export function RecusarIndicacaoDialog(props: {
  params: { ano: number; identificacao: string; indicadoID: string };
  onClose(): void;
}) {
  const { params, onClose } = props;
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const decidir = useAct('operador.decidirIndicacao');

  async function send(motivo: string): Promise<void> {
    if (!(await decidir.run({ params, body: { decisao: 'RECUSAR', motivo } }))) return;
    avisos.show(indicacaoConsoleText.recusada, { tone: 'sucesso' });
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
          <Button type="submit" form={formId} variant="danger" wide pending={decidir.isPending}>
            {indicacaoConsoleText.recusar}
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
        isPending={decidir.isPending}
        onSend={(motivo) => void send(motivo)}
      />
      <Recusa error={decidir.error} />
    </Modal>
  );
}
