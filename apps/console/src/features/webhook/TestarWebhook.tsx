import { Button } from '@trevo/ui/action/Button.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Send } from 'lucide-react';
import { useAct } from '../../platform/api/use-act.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { describeTentativa } from './describe-tentativa.ts';
import { webhookConsoleText as text } from './webhook-console.text.ts';

/** Sends a test event, and shows the server's answer. */
export function TestarWebhook({ webhookID }: { webhookID: string }) {
  const testar = useAct('operador.testarWebhook');
  const tentativa = testar.result?.retorno.tentativas.at(-1);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<Send />}
        pending={testar.isPending}
        onClick={() => void testar.run({ params: { webhookID } })}
      >
        {text.atos.testar}
      </Button>
      <Modal
        open={tentativa !== undefined || testar.error !== null}
        onClose={testar.forget}
        title={text.atos.testar}
        closeLabel={text.fechar}
        actions={
          <Button wide onClick={testar.forget}>
            {text.fechar}
          </Button>
        }
      >
        <Recusa error={testar.error} />
        {tentativa && (
          <div role="status">
            <Notice
              tone={tentativa.falha === null ? 'sucesso' : 'perigo'}
              title={tentativa.falha === null ? text.teste.chegou : text.teste.falhou}
            >
              {tentativa.httpStatus === null
                ? describeTentativa(tentativa)
                : text.teste.recebido(tentativa.httpStatus, tentativa.duracaoMs)}
            </Notice>
          </div>
        )}
      </Modal>
    </>
  );
}
