import { useState } from 'react';
import { ParticipacaoGate } from '../../participacao/public.ts';
import { useSendDocumento } from '../../documento-fiscal/public.ts';
import { escanearText as text } from '../escanear.text.ts';
import { Scanner } from '../parts/Scanner.tsx';
import { Resultado } from '../resultado/Resultado.tsx';

/** Scan a receipt and see what it earned. */
export function EscanearScreen() {
  const { desfecho, pending, send, retry, reset } = useSendDocumento();
  const [lastSent, setLastSent] = useState<string | null>(null);
  if (desfecho) {
    return (
      <Resultado
        desfecho={desfecho}
        pending={pending}
        onRetry={retry}
        onAgain={(passo) => {
          // Still before the camera, it would be read again at once.
          if (passo !== 'escanear') setLastSent(desfecho.envio.chaveAcesso);
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
