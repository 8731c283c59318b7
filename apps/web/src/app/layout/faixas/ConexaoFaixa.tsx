import { ChevronDown, WifiOff } from 'lucide-react';
import { filaContagem, filaPassageira } from '../../../features/documento-fiscal/fila/fila-contagem.ts';
import { silencio } from '../../../platform/toast/toasts.ts';
import { useStore } from '@trevo/ui/create-store.ts';
import { describeSemConexao } from '../../app.text.ts';
import styles from './ConexaoFaixa.module.css';

/**
 * Strip above every screen while the device is offline, announced by a live region: the only place that says so.
 * It unfolds the sentence of the call that got no response.
 */
export function ConexaoFaixa() {
  const guardadas = useStore(filaContagem);
  const hasPassageira = useStore(filaPassageira);
  const sentence = useStore(silencio);
  const estado = describeSemConexao(guardadas, hasPassageira);
  const line = (
    <>
      <WifiOff aria-hidden="true" />
      <span>{estado}</span>
    </>
  );
  return (
    // Stays mounted while the strip changes its form, so that each change is announced.
    <div role="status">
      {sentence === null ? (
        <p className={styles.faixa}>{line}</p>
      ) : (
        <details className={styles.dobra}>
          {/* The folded sentence alone is not announced. */}
          <summary className={styles.faixa} aria-label={`${estado} ${sentence}`}>
            {line}
            <ChevronDown aria-hidden="true" className={styles.seta} />
          </summary>
          <p className={styles.detalhe}>{sentence}</p>
        </details>
      )}
    </div>
  );
}
