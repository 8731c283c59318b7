import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useParams } from 'react-router';
import { useRead } from '../../platform/api/console-client.ts';
import { formatPerto } from '../../platform/format/momento.ts';
import { Fatos } from '../../platform/screen/Fatos.tsx';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { Tela } from '../../platform/screen/Tela.tsx';
import { AtosWebhook } from './AtosWebhook.tsx';
import { EntregasWebhook } from './EntregasWebhook.tsx';
import { SaudeWebhook } from './SaudeWebhook.tsx';
import { webhooksAddress } from './webhook-address.ts';
import { webhookConsoleText as text } from './webhook-console.text.ts';
import type { Webhook } from './webhook.wire.ts';
import styles from './Webhook.module.css';

/** Whether the next deliveries happen within seconds, so that the figures change soon. */
const isMoving = ({ pausa, saude }: Webhook): boolean =>
  pausa === null && saude.pendentes > 0 && saude.falhandoDesde === null;

/** One endpoint: its health, the acts on it, and its deliveries. */
export function WebhookScreen() {
  const { webhookID = '' } = useParams();
  const lida = useRead('operador.webhook', { params: { webhookID } }, { refreshWhen: isMoving });
  const voltar = <LinkComoBotao to={webhooksAddress}>{text.voltar}</LinkComoBotao>;
  if (lida.error?.codigo === 'webhook.nenhum')
    return (
      <Tela titulo={text.titulo}>
        <EmptyState
          illustration="search"
          title={lida.error.mensagem}
          message={lida.error.cura}
          action={voltar}
        />
      </Tela>
    );
  return (
    <Tela titulo={lida.data?.descricao ?? text.titulo} acao={voltar}>
      <Leitura lida={lida} linhas={6}>
        {(webhook) => (
          <>
            <div className={styles.notices}>
              <Avisos webhook={webhook} />
            </div>
            <Dados webhook={webhook} />
            <AtosWebhook webhook={webhook} />
            <EntregasWebhook webhookID={webhookID} isAtivo={webhook.pausa === null} />
          </>
        )}
      </Leitura>
    </Tela>
  );
}

/** Why the endpoint is paused, and until when two secrets sign. */
function Avisos({ webhook: { pausa, segredoAnteriorAte } }: { webhook: Webhook }) {
  return (
    <>
      {pausa && (
        <Notice
          tone={pausa.motivo === 'falhas' ? 'perigo' : 'alerta'}
          title={text.pausa[pausa.motivo].titulo}
        >
          {text.pausa[pausa.motivo].mensagem}
        </Notice>
      )}
      {segredoAnteriorAte !== null && (
        <Notice tone="info">{text.girando(formatPerto(segredoAnteriorAte))}</Notice>
      )}
    </>
  );
}

function Dados({ webhook }: { webhook: Webhook }) {
  const { url, eventos, criadoEm, ator, saude } = webhook;
  const words = text.fatos;
  return (
    <Fatos
      linhas={[
        [words.saude, <SaudeWebhook key="saude" webhook={webhook} />],
        [
          words.endereco,
          <code key="endereco" className={styles.code}>
            {url}
          </code>,
        ],
        [words.eventos, eventos.map((evento) => text.eventos[evento]).join(', ')],
        [
          words.entregue,
          saude.entregueEm === null ? text.nunca : <Momento key="entregue" em={saude.entregueEm} />,
        ],
        [words.fila, saude.pendentes],
        [words.falhas, saude.falhas],
        [
          words.criado,
          <span key="criado">
            <Momento em={criadoEm} /> {words.por(ator.nome)}
          </span>,
        ],
      ]}
    />
  );
}
