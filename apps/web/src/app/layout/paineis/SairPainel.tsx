import { LogOut } from 'lucide-react';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { pendingPath } from '../../../platform/navigation/pending-path.ts';
import { signOut } from '../../../platform/session/session-calls.ts';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { layoutText } from '../layout.text.ts';

/** The modal closes first, and only then the session ends. */
const signOutMilliseconds = 300;

/** Whoever leaves on purpose leaves no address behind for the next person. */
function leave(): void {
  signOut();
  pendingPath.clear();
}

/** Asks before signing out. */
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
        // Not cleared: whoever said yes leaves, whatever the screen does meanwhile.
        setTimeout(leave, signOutMilliseconds);
      }}
    />
  );
}
