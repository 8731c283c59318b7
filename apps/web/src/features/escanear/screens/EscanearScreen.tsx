import { useState } from 'react';
import { ParticipacaoGate } from '../../../shared/campanha/ParticipacaoGate.tsx';
import { isWorthRepeating } from '../../../shared/documento-fiscal/send-documento.ts';
import { useSendDocumento } from '../../../shared/documento-fiscal/use-send-documento.ts';
import { escanearText as text } from '../escanear.text.ts';
import { Scanner } from '../parts/Scanner.tsx';
import { Resultado } from '../resultado/Resultado.tsx';

/** Scan a receipt and see what it earned. */
export function EscanearScreen() {
  const { desfecho, pending, send, reset } = useSendDocumento();
  const [lastSent, setLastSent] = useState<string | null>(null);
  if (desfecho) {
    return (
      <Resultado
        desfecho={desfecho}
        pending={pending}
        onRetry={() => send(desfecho.envio)}
        onAgain={() => {
          // What never arrived may be scanned again at once.
          const unsettled = !desfecho.ok && isWorthRepeating(desfecho.error);
          setLastSent(unsettled ? null : desfecho.envio.chaveAcesso);
          reset();
        }}
      />
    );
  }
  return (
    <ParticipacaoGate title={text.titulo}>
      <Scanner lastSent={lastSent} sending={pending} onNota={send} />
    </ParticipacaoGate>
  );
}
