import { Button } from '@trevo/ui/action/Button.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { Timeline } from '@trevo/ui/display/Timeline.tsx';
import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Fatos } from '../../platform/screen/Fatos.tsx';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { describeTentativa } from './describe-tentativa.ts';
import { webhookConsoleText } from './webhook-console.text.ts';
import type { Entrega } from './webhook.wire.ts';
import styles from './Webhook.module.css';

const text = webhookConsoleText.entrega;

/** One delivery: its content, its attempts, and sending it again. */
export function EntregaDialog(props: {
  webhookID: string;
  isAtivo: boolean;
  entrega: Entrega;
  mayResend: boolean;
  onClose(): void;
}) {
  const { webhookID, isAtivo, entrega, mayResend, onClose } = props;
  const { eventoID, campanha } = entrega;
  const reenviar = useAct('operador.reenviarEntrega');

  async function resend(): Promise<void> {
    if (!(await reenviar.run({ params: { webhookID, eventoID } }))) return;
    const { reenviado, reenviadoPausado } = webhookConsoleText.feito;
    avisos.show(isAtivo ? reenviado : reenviadoPausado, { tone: 'sucesso' });
    onClose();
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={webhookConsoleText.eventos[entrega.tipo]}
      closeLabel={webhookConsoleText.fechar}
      actions={
        mayResend && (
          <Button wide pending={reenviar.isPending} onClick={() => void resend()}>
            {text.reenviar}
          </Button>
        )
      }
    >
      <Fatos
        linhas={[
          [text.aconteceu, <Momento key="aconteceu" em={entrega.ocorridoEm} />],
          campanha !== null && [text.campanha, `${campanha.ano}/${campanha.identificacao}`],
          [text.status, entrega.status],
          [text.objeto, <Codigo key="objeto" codigo={entrega.objetoID} />],
          [text.evento, <Codigo key="evento" codigo={eventoID} />],
        ]}
      />
      {entrega.tentativas.length > 0 && (
        <>
          <h3 className={styles.section}>{text.tentativas}</h3>
          <Timeline
            stateLabels={text.nomesEstado}
            steps={entrega.tentativas.map((tentativa, at) => ({
              id: String(at),
              state: tentativa.falha === null ? 'done' : 'failed',
              title: describeTentativa(tentativa),
              when: (
                <>
                  <Momento em={tentativa.em} /> · {webhookConsoleText.entregas.duracao(tentativa.duracaoMs)}
                </>
              ),
            }))}
          />
        </>
      )}
      {mayResend && !isAtivo && <p className={styles.quiet}>{text.pausado}</p>}
      <Recusa error={reenviar.error} />
    </Modal>
  );
}

const Codigo = ({ codigo }: { codigo: string }) => <code className={styles.code}>{codigo}</code>;
