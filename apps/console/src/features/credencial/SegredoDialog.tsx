import { Button } from '@trevo/ui/action/Button.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { CopiarTexto } from '../../platform/screen/CopiarTexto.tsx';
import { credencialText } from './credencial.text.ts';
import styles from './SegredoDialog.module.css';

const text = credencialText.segredo;

/** Shows a secret until the operator says that it is kept; nothing stores it. */
export const SegredoDialog = ({ segredo, onClose }: { segredo: string | null; onClose(): void }) => (
  <Modal
    open={segredo !== null}
    onClose={onClose}
    dismissible={false}
    title={text.titulo}
    actions={
      <Button wide onClick={onClose}>
        {text.guardei}
      </Button>
    }
  >
    <p>{text.mensagem}</p>
    {segredo !== null && (
      <div className={styles.secret}>
        <code aria-label={text.rotulo}>{segredo}</code>
        <CopiarTexto texto={segredo} rotulo={text.copiar} />
      </div>
    )}
  </Modal>
);
