import type { ApiError } from '@trevo/client/api-error.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { type ReactNode, useId, useRef } from 'react';
import { consolePlatformText as text } from '../console-platform.text.ts';
import { Recusa } from './Leitura.tsx';
import { MotivoForm } from './MotivoForm.tsx';

/** Shows the effect of a weighty act and asks for its reason. */
export function MotivoDialog(props: {
  titulo: string;
  /** The effect, in words. */
  children: ReactNode;
  /** Label of the reason. */
  rotulo: string;
  /** The verb of the button. */
  fazer: string;
  isGrave?: boolean;
  isPending: boolean;
  error: ApiError | null;
  onSend(motivo: string): void;
  onClose(): void;
}) {
  const { titulo, children, rotulo, fazer, isGrave = false, isPending, error, onSend, onClose } = props;
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Modal
      open
      onClose={onClose}
      title={titulo}
      closeLabel={text.fechar}
      initialFocus={field}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            variant={isGrave ? 'danger' : 'primary'}
            wide
            pending={isPending}
          >
            {fazer}
          </Button>
          <Button variant="ghost" wide onClick={onClose}>
            {text.cancelar}
          </Button>
        </>
      }
    >
      {children}
      <MotivoForm formId={formId} field={field} rotulo={rotulo} isPending={isPending} onSend={onSend} />
      <Recusa error={error} />
    </Modal>
  );
}
