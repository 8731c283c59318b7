import { LogIn } from 'lucide-react';
import { Button, type ButtonProps } from '@trevo/ui/action/Button.tsx';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { sessaoText } from '../platform.text.ts';
import { useEntrarDeNovo } from './use-leave.ts';

/** Button to sign in again after the session was rejected. */
export function EntrarDeNovo(props: Pick<ButtonProps, 'wide' | 'variant'>) {
  return (
    <Button {...props} icon={<LogIn />} onClick={useEntrarDeNovo()}>
      {sessaoText.entrarDeNovo}
    </Button>
  );
}

/** Modal for a request that failed because the session was rejected; null closes it. */
export function SessaoModal(props: {
  error: { readonly mensagem: string; readonly cura?: string | undefined } | null;
  onClose(): void;
}) {
  const { error, onClose } = props;
  const enter = useEntrarDeNovo();
  return (
    <ConfirmModal
      open={error !== null}
      icon={<LogIn />}
      title={sessaoText.titulo}
      message={[error?.mensagem, error?.cura].filter(Boolean).join(' ')}
      confirmLabel={sessaoText.entrarDeNovo}
      cancelLabel={sessaoText.depois}
      onConfirm={enter}
      onCancel={onClose}
    />
  );
}
