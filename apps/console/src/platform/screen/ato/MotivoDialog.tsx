import type { ApiError } from '@trevo/client/api-error.ts';
import { type ReactNode, useId, useRef } from 'react';
import { AtoDialog } from './AtoDialog.tsx';
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
    <AtoDialog
      titulo={titulo}
      formId={formId}
      fazer={fazer}
      isGrave={isGrave}
      isPending={isPending}
      error={error}
      field={field}
      onClose={onClose}
    >
      {children}
      <MotivoForm formId={formId} field={field} rotulo={rotulo} isPending={isPending} onSend={onSend} />
    </AtoDialog>
  );
}
