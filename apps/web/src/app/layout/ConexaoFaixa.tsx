import { WifiOff } from 'lucide-react';
import { filaContagem, filaPassageira } from '../../features/documento-fiscal/fila/fila-contagem.ts';
import { useStore } from '@trevo/ui/create-store.ts';
import { describeSemConexao } from '../app.text.ts';
import styles from './ConexaoFaixa.module.css';

/** Strip above every screen while the device is offline, as a live region. */
export function ConexaoFaixa() {
  const guardadas = useStore(filaContagem);
  const hasPassageira = useStore(filaPassageira);
  return (
    <p className={styles.faixa} role="status">
      <WifiOff aria-hidden="true" />
      <span>{describeSemConexao(guardadas, hasPassageira)}</span>
    </p>
  );
}
