import { WifiOff } from 'lucide-react';
import { ConfirmModal } from '../../../ui/dialog/ConfirmModal.tsx';
import { InfoModal } from '../../../ui/dialog/InfoModal.tsx';
import type { CompraRecusa } from '../check-compra.ts';
import { compraText as text } from '../compra.text.ts';

export interface RecusaModalProps {
  recusa: CompraRecusa | null;
  title: string;
  okLabel: string;
  onRetry(): void;
  onClose(): void;
}

/** Why a purchase was not taken, unless a field says it; with a second try where that may help. */
export function RecusaModal({ recusa, title, okLabel, onRetry, onClose }: RecusaModalProps) {
  const isOpen = recusa !== null && Object.keys(recusa.campos).length === 0;
  const words = recusa && (
    <>
      {recusa.mensagem}
      {recusa.cura && <> {recusa.cura}</>}
    </>
  );
  return (
    <>
      <ConfirmModal
        open={isOpen && recusa.repetir}
        icon={<WifiOff />}
        title={recusa?.titulo ?? title}
        message={words}
        confirmLabel={text.tentar}
        cancelLabel={text.depois}
        onConfirm={onRetry}
        onCancel={onClose}
      />
      <InfoModal
        open={isOpen && !recusa.repetir}
        onClose={onClose}
        tone="alerta"
        title={title}
        message={words}
        buttonLabel={okLabel}
      />
    </>
  );
}
