import { Button } from '@trevo/ui/action/Button.tsx';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../platform/api/use-act.ts';
import { formatPerto } from '../../platform/format/momento.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { SegredoDialog } from '../../platform/screen/ato/SegredoDialog.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { AlterarWebhook } from './AlterarWebhook.tsx';
import { TestarWebhook } from './TestarWebhook.tsx';
import { webhooksAddress } from './webhook-address.ts';
import { webhookConsoleText as text } from './webhook-console.text.ts';
import type { Webhook } from './webhook.wire.ts';
import styles from './Webhook.module.css';

type Pergunta = 'girar' | 'pausar' | 'remover';

/** The acts on an endpoint, each with its effect before it. */
export function AtosWebhook({ webhook }: { webhook: Webhook }) {
  const { webhookID, descricao, pausa, segredoAnteriorAte } = webhook;
  const params = { webhookID };
  const navigate = useNavigate();
  const girar = useAct('operador.girarWebhook');
  const pausar = useAct('operador.pausarWebhook');
  const retomar = useAct('operador.retomarWebhook');
  const remover = useAct('operador.removerWebhook');
  const atos = { girar, pausar, remover };
  const [pergunta, setPergunta] = useState<Pergunta | null>(null);
  const [segredo, setSegredo] = useState<string | null>(null);
  const mayWrite = usePermissao()('operador.alterarWebhook');
  if (!mayWrite) return null;

  async function confirm(): Promise<void> {
    setPergunta(null);
    if (pergunta === 'girar') {
      const answer = await girar.run({ params });
      if (answer) setSegredo(answer.retorno.segredo);
    } else if (pergunta === 'pausar') {
      if (await pausar.run({ params })) avisos.show(text.feito.pausado, { tone: 'sucesso' });
    } else if (await remover.run({ params })) {
      avisos.show(text.feito.removido(descricao), { tone: 'sucesso' });
      void navigate(webhooksAddress);
    }
  }

  async function resume(): Promise<void> {
    if (await retomar.run({ params })) avisos.show(text.feito.retomado, { tone: 'sucesso' });
  }

  const ask = (ato: Pergunta) => (
    <Button
      variant={ato === 'remover' ? 'ghost' : 'secondary'}
      size="small"
      pending={atos[ato].isPending}
      onClick={() => setPergunta(ato)}
    >
      {text.atos[ato]}
    </Button>
  );
  return (
    <>
      <div role="group" aria-label={text.atos.nome} className={styles.acts}>
        <TestarWebhook webhookID={webhookID} />
        {pausa && (
          <Button size="small" pending={retomar.isPending} onClick={() => void resume()}>
            {text.atos.retomar}
          </Button>
        )}
        <AlterarWebhook webhook={webhook} />
        {ask('girar')}
        {!pausa && ask('pausar')}
        {ask('remover')}
      </div>
      <Recusa error={girar.error ?? pausar.error ?? retomar.error ?? remover.error} />
      <ConfirmModal
        open={pergunta !== null}
        dangerous={pergunta === 'remover'}
        title={pergunta === 'remover' ? text.perguntas.remover.titulo(descricao) : titleOf(pergunta)}
        message={
          pergunta === 'girar' && segredoAnteriorAte !== null
            ? text.perguntas.girar.efeitoDeNovo(formatPerto(segredoAnteriorAte))
            : pergunta && text.perguntas[pergunta].efeito
        }
        confirmLabel={text.atos[pergunta ?? 'girar']}
        cancelLabel={text.cancelar}
        onConfirm={() => void confirm()}
        onCancel={() => setPergunta(null)}
      />
      <SegredoDialog segredo={segredo} mensagem={text.segredo} onClose={() => setSegredo(null)} />
    </>
  );
}

const titleOf = (pergunta: Exclude<Pergunta, 'remover'> | null): string =>
  text.perguntas[pergunta ?? 'girar'].titulo;
