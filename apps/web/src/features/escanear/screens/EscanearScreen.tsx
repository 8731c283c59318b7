import { useStore } from '@trevo/ui/create-store.ts';
import { lazy, useEffect, useState } from 'react';
import { findPlugin } from '../../../platform/browser/native-shell.ts';
import { ParticipacaoGate } from '../../participacao/public.ts';
import { PrefetchSorteios } from '../../cupom/public.ts';
import { useSendDocumento } from '../../documento-fiscal/public.ts';
import { codigoLido } from '../leitura/codigo-lido.ts';
import { escanearText as text } from '../escanear.text.ts';
import { Scanner } from '../parts/Scanner.tsx';
import { Resultado } from '../resultado/Resultado.tsx';

const NativeScanner = lazy(() =>
  import('../parts/NativeScanner.tsx').then((m) => ({ default: m.NativeScanner })),
);

/** Scanner of receipts and their result. */
export function EscanearScreen() {
  const { desfecho, pending, send, retry, reset } = useSendDocumento();
  const [lastSent, setLastSent] = useState<string | null>(null);
  const [hasReader, setHasReader] = useState(() => findPlugin('CapacitorBarcodeScanner') !== undefined);
  const isNextRead = useStore(codigoLido) !== null;
  // The hand scanner of a kiosk reads the next receipt over the result of the last one.
  useEffect(() => {
    if (!isNextRead || !desfecho || pending) return;
    setLastSent(desfecho.envio.chaveAcesso);
    reset();
  }, [isNextRead, desfecho, pending, reset]);
  useEffect(() => () => codigoLido.set(null), []);
  if (desfecho) {
    return (
      <Resultado
        desfecho={desfecho}
        pending={pending}
        onRetry={retry}
        onAgain={(passo) => {
          // A receipt still in view would be scanned again at once.
          if (passo !== 'escanear') setLastSent(desfecho.envio.chaveAcesso);
          reset();
        }}
      />
    );
  }
  return (
    <ParticipacaoGate title={text.titulo}>
      <PrefetchSorteios />
      {hasReader ? (
        <NativeScanner
          lastSent={lastSent}
          sending={pending}
          onNota={send}
          onMissing={() => setHasReader(false)}
        />
      ) : (
        <Scanner lastSent={lastSent} sending={pending} onNota={send} />
      )}
    </ParticipacaoGate>
  );
}
