import { InfoModal } from '../../ui/dialog/InfoModal.tsx';
import { emBreveText as text } from '../navigation/em-breve.text.ts';

/** A panel that is still to come: says so, and closes. */
export function EmBrevePainel({ onClose }: { onClose: () => void }) {
  return <InfoModal open onClose={onClose} title={text.selo} message={text.mensagem} />;
}
