import { LogOut } from 'lucide-react';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { pendingPath } from '../../../platform/navigation/paths/pending-path.ts';
import { signOut } from '../../../platform/session/session-calls.ts';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { layoutText } from '../layout.text.ts';

/** Delay in milliseconds: the modal closes before the session ends. */
const signOutMilliseconds = 300;

/** Ends the session and clears the remembered address, so that the next user does not get it. */
function leave(): void {
  signOut();
  pendingPath.clear();
}

/** Confirmation before signing out. */
export function SairPainel({ open, onClose }: { open: boolean; onClose(): void }) {
  const texto = useTexto();
  const { titulo, mensagem, voltar, sair } = layoutText.sair;
  return (
    <ConfirmModal
      open={open}
      title={texto(titulo.id, titulo.texto)}
      message={mensagem}
      confirmLabel={texto(sair.id, sair.texto)}
      cancelLabel={texto(voltar.id, voltar.texto)}
      icon={<LogOut />}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        // Not cleared on unmount: after the confirmation the session must end in any case.
        setTimeout(leave, signOutMilliseconds);
      }}
    />
  );
}
