import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { Fragment } from 'react';
import { consolePlatformText } from '../../platform/console-platform.text.ts';
import { filaConsoleText } from './fila-console.text.ts';
import styles from './Dialogos.module.css';

const text = filaConsoleText.ajudaTeclas;

/** The keys of the queue. */
export const TeclasDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Modal open={open} onClose={onClose} title={text.titulo} closeLabel={consolePlatformText.fechar}>
    <dl className={styles.keys}>
      {text.linhas.map(([tecla, ato]) => (
        <Fragment key={tecla}>
          <dt>
            <kbd>{tecla}</kbd>
          </dt>
          <dd>{ato}</dd>
        </Fragment>
      ))}
    </dl>
  </Modal>
);
