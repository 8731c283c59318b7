import type { ApiError } from '@trevo/client/api-error.ts';
import { type ReactNode, useId, useRef } from 'react';
import { AtoDialog } from '../../platform/screen/ato/AtoDialog.tsx';
import styles from './Sorteio.module.css';

/** Shows the effect of an act that cannot be undone before it is done. */
export function EfeitoDialog(props: {
  titulo: string;
  /** The effect, in words. */
  children: ReactNode;
  /** The verb of the button. */
  fazer: string;
  isPending: boolean;
  error: ApiError | null;
  onSend(): void;
  onClose(): void;
}) {
  const { titulo, children, fazer, isPending, error, onSend, onClose } = props;
  const formId = useId();
  const field = useRef<HTMLFormElement>(null);
  return (
    <AtoDialog
      titulo={titulo}
      formId={formId}
      fazer={fazer}
      isPending={isPending}
      error={error}
      field={field}
      onClose={onClose}
    >
      <form
        id={formId}
        ref={field}
        tabIndex={-1}
        className={styles.effect}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) onSend();
        }}
      >
        {children}
      </form>
    </AtoDialog>
  );
}
