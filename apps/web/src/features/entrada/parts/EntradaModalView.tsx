import { WifiOff } from 'lucide-react';
import { InfoModal } from '../../../ui/dialog/InfoModal.tsx';
import type { Modals } from '../use-modal.ts';
import styles from './EntradaForm.module.css';

/** What the entry has to say in a modal. */
export function EntradaModalView({ modals: { modal, close } }: { modals: Modals }) {
  return (
    <InfoModal
      open={modal !== null}
      onClose={close}
      tone="alerta"
      icon={modal?.isOffline ? <WifiOff /> : undefined}
      title={modal?.titulo}
      message={modal?.mensagem}
    >
      {modal?.cura && <p className={styles.cura}>{modal.cura}</p>}
    </InfoModal>
  );
}
