import { Button } from '@trevo/ui/action/Button.tsx';
import { useStore } from '@trevo/ui/create-store.ts';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { useId, useRef } from 'react';
import { useAct } from '../platform/api/use-act.ts';
import { avisos } from '../platform/screen/avisos-store.ts';
import { Recusa } from '../platform/screen/Leitura.tsx';
import { MotivoForm } from '../platform/screen/ato/MotivoForm.tsx';
import { propostaStore } from '../platform/session/proposta-store.ts';
import { consoleText } from './console.text.ts';

const text = consoleText.proposta;

/** Offers to propose a call that needs a second person; asks for the reason. */
export function PropostaDialog() {
  const pedido = useStore(propostaStore);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const propor = useAct('operador.propor');
  const close = (isProposed: boolean) => {
    propor.forget();
    pedido?.resolve(isProposed);
  };

  async function propose(motivo: string): Promise<void> {
    if (!pedido) return;
    const { propostaID, ato, alvo, corpo } = pedido;
    const body = { propostaID, ato, alvo, corpo: { ...corpo }, motivo };
    if (!(await propor.run({ body }))) return;
    avisos.show(text.enviada, { tone: 'sucesso' });
    close(true);
  }

  return (
    <Modal
      open={pedido !== null}
      onClose={() => close(false)}
      title={text.titulo}
      closeLabel={text.fechar}
      initialFocus={field}
      actions={
        <>
          <Button type="submit" form={formId} wide pending={propor.isPending}>
            {text.propor}
          </Button>
          <Button variant="ghost" wide onClick={() => close(false)}>
            {text.cancelar}
          </Button>
        </>
      }
    >
      {pedido && pedido.porque.length > 0 && (
        <ul>
          {pedido.porque.map((frase) => (
            <li key={frase}>{frase}</li>
          ))}
        </ul>
      )}
      <p>{text.mensagem}</p>
      <MotivoForm
        formId={formId}
        field={field}
        rotulo={text.motivo}
        isPending={propor.isPending}
        onSend={(motivo) => void propose(motivo)}
      />
      <Recusa error={propor.error} />
    </Modal>
  );
}
