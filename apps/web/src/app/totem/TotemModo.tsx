import { useRef } from 'react';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { ScreenKeyboard } from '@trevo/ui/field/keyboard/ScreenKeyboard.tsx';
import { QueryProvider } from '../../platform/api/QueryProvider.tsx';
import styles from './TotemModo.module.css';
import { totemText as text } from './totem.text.ts';
import { useTotemIdle } from './use-totem-idle.ts';
import { useTotemScanner } from './use-totem-scanner.ts';

/** Kiosk overlay: its keyboard, its hand scanner, and the prompt before the idle timeout. */
export function TotemModo() {
  const restante = useTotemIdle();
  const button = useRef<HTMLButtonElement>(null);
  const { titulo, mensagem, segundos, continuar } = text.ainda;
  return (
    <>
      <ScreenKeyboard words={text.teclado} />
      <QueryProvider>
        <Leitor />
      </QueryProvider>
      <Modal
        // Any touch resets the idle timer, which closes the prompt.
        open={restante !== null}
        onClose={() => {}}
        dismissible={false}
        align="center"
        title={titulo}
        initialFocus={button}
        actions={
          <Button ref={button} wide onClick={() => {}}>
            {continuar}
          </Button>
        }
      >
        <p className={styles.segundos} role="timer">
          {segundos(restante ?? 0)}
        </p>
        <p>{mensagem}</p>
      </Modal>
    </>
  );
}

/** The hand scanner. */
function Leitor() {
  useTotemScanner();
  return null;
}
