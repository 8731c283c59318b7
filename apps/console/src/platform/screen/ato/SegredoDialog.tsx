import { Button } from '@trevo/ui/action/Button.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { consolePlatformText } from '../../console-platform.text.ts';
import { CopiarTexto } from '../CopiarTexto.tsx';
import styles from './SegredoDialog.module.css';

const text = consolePlatformText.segredo;

/** Shows a secret until the operator says that it is kept; nothing stores it. */
export const SegredoDialog = (props: {
  segredo: string | null;
  /** How a program uses the secret. */
  mensagem: string;
  onClose(): void;
}) => {
  const { segredo, mensagem, onClose } = props;
  return (
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
      <p>{mensagem}</p>
      {segredo !== null && (
        <div className={styles.secret}>
          <code aria-label={text.rotulo}>{segredo}</code>
          <CopiarTexto texto={segredo} rotulo={text.copiar} />
        </div>
      )}
    </Modal>
  );
};
