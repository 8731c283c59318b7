import { LogIn } from 'lucide-react';
import { ConfirmModal } from '../../ui/dialog/ConfirmModal.tsx';
import { sessaoText as text } from './sessao.text.ts';
import { useEntrarDeNovo } from './use-entrar-de-novo.ts';

/** Something was not taken because the login is not taken any more; null while that is not so. */
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
      title={text.titulo}
      message={[error?.mensagem, error?.cura].filter(Boolean).join(' ')}
      confirmLabel={text.entrarDeNovo}
      cancelLabel={text.depois}
      onConfirm={enter}
      onCancel={onClose}
    />
  );
}
