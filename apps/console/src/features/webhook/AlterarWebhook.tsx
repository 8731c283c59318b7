import { Button } from '@trevo/ui/action/Button.tsx';
import { useId, useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { webhookConsoleText as text } from './webhook-console.text.ts';
import type { Webhook } from './webhook.wire.ts';
import { type WebhookCampos, WebhookForm } from './WebhookForm.tsx';

/** Changes receiver, address and events of an endpoint. */
export function AlterarWebhook({ webhook }: { webhook: Webhook }) {
  const { webhookID, descricao, url, eventos } = webhook;
  const formId = useId();
  const alterar = useAct('operador.alterarWebhook');
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    alterar.forget();
    setOpen(false);
  };

  async function send(body: WebhookCampos): Promise<void> {
    if (!(await alterar.run({ params: { webhookID }, body }))) return;
    avisos.show(text.feito.alterado, { tone: 'sucesso' });
    close();
  }

  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {text.atos.alterar}
      </Button>
      {isOpen && (
        <WebhookForm
          formId={formId}
          titulo={text.form.tituloAlterar}
          fazer={text.form.alterar}
          valores={{ descricao, url, eventos }}
          isPending={alterar.isPending}
          error={alterar.error}
          onSend={send}
          onClose={close}
        />
      )}
    </>
  );
}
