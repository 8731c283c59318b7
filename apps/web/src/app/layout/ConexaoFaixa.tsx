import { WifiOff } from 'lucide-react';
import { filaContagem, filaPassageira } from '../../features/documento-fiscal/fila/fila-contagem.ts';
import { useStore } from '@trevo/ui/create-store.ts';
import { saySemConexao } from '../app.text.ts';
import styles from './ConexaoFaixa.module.css';

/**
 * Says above every screen that the device has no network: what is missing below has a reason, and will come. It comes
 * in the middle of things, so it is announced.
 */
export function ConexaoFaixa() {
  const guardadas = useStore(filaContagem);
  const hasPassageira = useStore(filaPassageira);
  return (
    <p className={styles.faixa} role="status">
      <WifiOff aria-hidden="true" />
      <span>{saySemConexao(guardadas, hasPassageira)}</span>
    </p>
  );
}
