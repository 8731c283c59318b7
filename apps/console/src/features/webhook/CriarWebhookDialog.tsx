import { useId } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { webhookConsoleText } from './webhook-console.text.ts';
import { type WebhookCampos, WebhookForm } from './WebhookForm.tsx';

const text = webhookConsoleText.form;

/** Creates an endpoint; its secret is shown once by the caller. */
export function CriarWebhookDialog(props: {
  onClose(): void;
  onCriado(criado: { webhookID: string; segredo: string }): void;
}) {
  const { onClose, onCriado } = props;
  const formId = useId();
  const criar = useAct('operador.criarWebhook');

  async function send(body: WebhookCampos): Promise<void> {
    const answer = await criar.run({ body });
    if (!answer) return;
    const { webhookID, segredo } = answer.retorno;
    onClose();
    onCriado({ webhookID, segredo });
  }

  return (
    <WebhookForm
      formId={formId}
      titulo={text.tituloCriar}
      fazer={text.criar}
      valores={{ descricao: '', url: '', eventos: [] }}
      isPending={criar.isPending}
      error={criar.error}
      onSend={send}
      onClose={onClose}
    />
  );
}
