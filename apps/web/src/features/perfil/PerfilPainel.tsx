import { EmBrevePainel } from '../../shared/painel/EmBrevePainel.tsx';

/** Says that this panel is on its way. */
export function PerfilPainel({ onClose }: { onClose: () => void }) {
  return <EmBrevePainel onClose={onClose} />;
}
