import { getHoraFim } from '@trevo/config/configuracao/configuracao-questions';
import { Check, Clock, Hourglass, Send, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { formatMomento } from '@trevo/client/format.ts';
import { EntrarDeNovo } from '../../../platform/session/EntrarDeNovo.tsx';
import { isSessaoRecusada } from '../../../platform/session/use-leave.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { useStore } from '@trevo/ui/create-store.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { formatEmitente } from '../name-nota.ts';
import { filaText as text, describeNota, describeEspera } from './fila.text.ts';
import { fila } from './fila.ts';
import styles from './FilaCard.module.css';
import { isEsperando, type NotaNaFila, toCapturaCerta, toProtocolo } from './nota-na-fila.ts';
import { sendFila } from './send-fila.ts';
import { usePodeApagar } from './use-pode-apagar.ts';

type Look = readonly [tone: 'sucesso' | 'alerta' | 'perigo', icon: ReactNode];

const looks: Readonly<
  Record<'aguardando' | 'enviando' | 'recusada' | 'VALIDO' | 'PENDENTE' | 'INVALIDO', Look>
> = {
  aguardando: ['alerta', <Clock key="icon" />],
  enviando: ['alerta', <Send key="icon" />],
  recusada: ['perigo', <TriangleAlert key="icon" />],
  VALIDO: ['sucesso', <Check key="icon" />],
  PENDENTE: ['alerta', <Hourglass key="icon" />],
  INVALIDO: ['perigo', <TriangleAlert key="icon" />],
};

const lookOf = ({ situacao, documento }: NotaNaFila): Look =>
  looks[situacao === 'registrada' ? (documento?.apuracao.status ?? 'PENDENTE') : situacao];

/** Card of the offline queue: pending receipts, and results that the user has not seen; renders nothing when empty. */
export function FilaCard() {
  const { notas, pending, sendNow } = useFila();
  const titleId = useId();
  const esperando = notas.filter(isEsperando);
  const hasPassageira = esperando.some(({ isPassageira }) => isPassageira);
  const podeApagar = usePodeApagar(esperando.length > 0 && !hasPassageira);
  return (
    <>
      <LiveRegion>{esperando.length > 0 ? text.resumo(esperando.length) : ''}</LiveRegion>
      {notas.length > 0 && (
        <Card padding="none">
          <section className={styles.fila} aria-labelledby={titleId}>
            <div className={styles.head}>
              <h2 id={titleId}>{text.titulo}</h2>
              {esperando.length > 0 && <p>{hasPassageira ? text.passageiras : text.sozinhas}</p>}
              {podeApagar && <p>{podeApagar}</p>}
            </div>
            <ul className={styles.notas}>
              {notas.map((nota) => (
                <Nota key={nota.idempotencia} nota={nota} notas={notas} />
              ))}
            </ul>
            {esperando.length > 0 && (
              <div>
                {esperando.some(({ falha }) => isSessaoRecusada(falha)) ? (
                  <EntrarDeNovo variant="secondary" wide />
                ) : (
                  <Button
                    variant="secondary"
                    wide
                    icon={<Send />}
                    pending={pending}
                    pendingLabel={text.enviando}
                    onClick={sendNow}
                  >
                    {text.enviarAgora}
                  </Button>
                )}
              </div>
            )}
          </section>
        </Card>
      )}
    </>
  );
}

function Nota({ nota, notas }: { nota: NotaNaFila; notas: readonly NotaNaFila[] }) {
  const agora = useAgora();
  const { envio, documento, recusa } = nota;
  const [tone, icon] = lookOf(nota);
  const { chaveAcesso } = envio;
  const protocolo = toProtocolo(nota);
  const isAnswered = !isEsperando(nota);
  const cura = recusa?.envelope.cura ?? documento?.apuracao.motivo?.cura;
  const loja = formatEmitente({ emitente: chaveAcesso.slice(6, 20), modelo: chaveAcesso.slice(20, 22) });
  return (
    <li className={styles.nota}>
      <span className={styles.mark} data-tone={tone} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.words}>
        <strong className={styles.protocolo}>
          {isAnswered ? describeNota(nota) : text.protocolo(protocolo)}
        </strong>
        {cura && <span className={styles.detail}>{cura}</span>}
        <span className={styles.detail}>{loja}</span>
        <span className={styles.detail}>{text.capturada(formatMomento(toCapturaCerta(nota), agora))}</span>
        {!isAnswered && <span className={styles.situacao}>{describeEspera(nota, notas)}</span>}
        {isAnswered && (
          <Button
            variant="ghost"
            size="small"
            aria-label={text.entendiNota(protocolo)}
            onClick={() => void fila.remove(nota)}
          >
            {text.entendi}
          </Button>
        )}
      </div>
    </li>
  );
}

export interface FilaState {
  /** Oldest first. */
  readonly notas: readonly NotaNaFila[];
  readonly pending: boolean;
  /** Sends the pending receipts immediately. */
  sendNow(): void;
}

/** Returns the signed-in consumidor's receipts in the queue. */
function useFila(): FilaState {
  const notas = useStore(fila);
  const horaFim = getHoraFim(useConfiguracao());
  const [pending, setPending] = useState(false);
  useEffect(() => void fila.load(), []);
  return {
    notas,
    pending,
    sendNow() {
      setPending(true);
      void sendFila(horaFim).finally(() => setPending(false));
    },
  };
}
