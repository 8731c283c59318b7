import { Button } from '@trevo/ui/action/Button.tsx';
import { useStore } from '@trevo/ui/create-store.ts';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useEffect, useState } from 'react';
import { callConsole } from '../../platform/api/console-client.ts';
import { agoraServidor, forgetSessao, keepSessao, prazoStore } from '../../platform/session/sessao-store.ts';
import { consoleText } from '../console.text.ts';
import styles from './PrazoAviso.module.css';

const minute = 60_000;
/** Minutes before the end of the session at which the operator is warned. */
const avisoMinutos = 5;
const tickMilliseconds = 5_000;

/** Warns before the session ends, and leads to the sign-in when it has ended. */
export function PrazoAviso() {
  const prazo = useStore(prazoStore);
  const agora = useAgoraServidor();
  const fim = prazo ? Math.min(prazo.ociosa, prazo.maxima) : Infinity;
  useEffect(() => {
    if (fim <= agora) forgetSessao();
  }, [fim, agora]);
  const minutos = Math.ceil((fim - agora) / minute);
  const { ociosa, maxima, continuar } = consoleText.prazo;
  const isClose = prazo !== null && minutos <= avisoMinutos;
  const isOciosa = prazo !== null && prazo.ociosa < prazo.maxima;
  return (
    <div role="status" className={isClose ? styles.place : undefined}>
      {isClose && (
        <Notice
          tone="alerta"
          action={
            isOciosa && (
              <Button variant="secondary" size="small" onClick={() => void prolong()}>
                {continuar}
              </Button>
            )
          }
        >
          {isOciosa ? ociosa(minutos) : maxima(minutos)}
        </Notice>
      )}
    </div>
  );
}

async function prolong(): Promise<void> {
  // -- swallowed: the warning stays until a call succeeds or the session ends
  const answer = await callConsole('operador.sessao').catch(() => undefined);
  if (answer) keepSessao(answer.retorno);
}

function useAgoraServidor(): number {
  const [agora, setAgora] = useState(agoraServidor);
  useEffect(() => {
    const timer = setInterval(() => setAgora(agoraServidor()), tickMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return agora;
}
