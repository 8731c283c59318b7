import { useRef } from 'react';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { ScreenKeyboard } from '@trevo/ui/field/ScreenKeyboard.tsx';
import styles from './TotemModo.module.css';
import { totemText as text } from './totem.text.ts';

/** What a kiosk has over every screen: its keyboard, and the question whether somebody is still there. */
export function TotemModo({ restante }: { restante: number | null }) {
  const button = useRef<HTMLButtonElement>(null);
  const { titulo, mensagem, segundos, continuar } = text.ainda;
  return (
    <>
      <ScreenKeyboard words={text.teclado} />
      <Modal
        // Any touch is an answer: the clock that opened it closes it.
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
