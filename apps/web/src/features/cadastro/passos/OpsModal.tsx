import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { InfoModal } from '../../../ui/dialog/InfoModal.tsx';
import { passosText } from './passos.text.ts';

/** What keeps the person from going on, in the modal of every error. */
export function OpsModal({ message, onClose }: { message: string | null; onClose(): void }) {
  const texto = useTexto();
  const { id, texto: ops } = passosText.ops;
  return (
    <InfoModal
      open={message !== null}
      onClose={onClose}
      tone="alerta"
      title={texto(id, ops)}
      message={message}
    />
  );
}
