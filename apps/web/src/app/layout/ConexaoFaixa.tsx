import { ChevronDown, WifiOff } from 'lucide-react';
import { filaContagem, filaPassageira } from '../../features/documento-fiscal/fila/fila-contagem.ts';
import { silencio } from '../../platform/toast/toasts.ts';
import { useStore } from '@trevo/ui/create-store.ts';
import { describeSemConexao } from '../app.text.ts';
import styles from './ConexaoFaixa.module.css';

/**
 * Strip above every screen while the device is offline, as a live region: the only place that says so. It unfolds
 * the sentence of the call that got no response.
 */
export function ConexaoFaixa() {
  const guardadas = useStore(filaContagem);
  const hasPassageira = useStore(filaPassageira);
  const sentence = useStore(silencio);
  const line = (
    <>
      <WifiOff aria-hidden="true" />
      <span>{describeSemConexao(guardadas, hasPassageira)}</span>
    </>
  );
  if (sentence === null) {
    return (
      <p className={styles.faixa} role="status">
        {line}
      </p>
    );
  }
  return (
    <details className={styles.dobra}>
      <summary className={styles.faixa}>
        {line}
        <ChevronDown aria-hidden="true" className={styles.seta} />
      </summary>
      <p className={styles.detalhe}>{sentence}</p>
    </details>
  );
}
