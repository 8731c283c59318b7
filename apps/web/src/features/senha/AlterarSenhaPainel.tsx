import { EmBrevePainel } from '../../shared/painel/EmBrevePainel.tsx';

/** Says that this panel is on its way. */
export function AlterarSenhaPainel({ onClose }: { onClose: () => void }) {
  return <EmBrevePainel onClose={onClose} />;
}
