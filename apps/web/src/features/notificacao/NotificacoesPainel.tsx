import { EmBrevePainel } from '../../shared/painel/EmBrevePainel.tsx';

/** Says that this panel is on its way. */
export function NotificacoesPainel({ onClose }: { onClose: () => void }) {
  return <EmBrevePainel onClose={onClose} />;
}
