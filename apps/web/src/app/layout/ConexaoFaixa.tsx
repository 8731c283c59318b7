import { WifiOff } from 'lucide-react';
import { appText } from '../app.text.ts';
import styles from './ConexaoFaixa.module.css';

/** Says above every screen that the device has no network: what is missing below has a reason, and will come. */
export function ConexaoFaixa() {
  return (
    <p className={styles.faixa}>
      <WifiOff aria-hidden="true" />
      <span>{appText.semConexao}</span>
    </p>
  );
}
