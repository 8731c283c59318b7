import type { ApiError } from '@trevo/client/api-error.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import type { ReactNode, RefObject } from 'react';
import { consolePlatformText as text } from '../../console-platform.text.ts';
import { Recusa } from '../Leitura.tsx';

/** The frame of an act: its effect and form, the verb that submits the form, a way back, and the refusal. */
export function AtoDialog(props: {
  titulo: string;
  /** Effect and form, in words and fields. */
  children: ReactNode;
  /** Id of the form. */
  formId: string;
  /** The verb of the button. */
  fazer: string;
  isGrave?: boolean;
  isPending: boolean;
  error: ApiError | null;
  /** Field with the first focus. */
  field: RefObject<HTMLElement | null>;
  onClose(): void;
}) {
  const { titulo, children, formId, fazer, isGrave = false, isPending, error, field, onClose } = props;
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
      <Recusa error={error} />
    </Modal>
  );
}
