import type { ErrorCode } from '@trevo/contract/errors';
import { WifiOff } from 'lucide-react';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { InfoModal } from '@trevo/ui/dialog/InfoModal.tsx';
import { SessaoModal } from '../../../platform/session/EntrarDeNovo.tsx';
import { isSessaoRecusada } from '../../../platform/session/use-leave.ts';
import { desfechoText as text } from './desfecho.text.ts';

/** User-visible texts of a refusal. */
export interface RecusaDita {
  readonly codigo?: ErrorCode;
  readonly titulo?: string;
  readonly mensagem: string;
  readonly cura?: string | undefined;
  /** Whether retrying the same request is safe and may succeed. */
  readonly repetir: boolean;
}

export interface RecusaModalProps {
  recusa: RecusaDita | null;
  title: string;
  okLabel: string;
  onRetry(): void;
  onClose(): void;
}

/** Modal with the reason of a refusal; offers a retry or a new sign-in when that may help. */
export function RecusaModal({ recusa, title, okLabel, onRetry, onClose }: RecusaModalProps) {
  const isSessao = isSessaoRecusada(recusa?.codigo);
  const isOpen = recusa !== null && !isSessao;
  const words = recusa && (
    <>
      {recusa.mensagem}
      {recusa.cura && <> {recusa.cura}</>}
    </>
  );
  return (
    <>
      <SessaoModal error={isSessao ? recusa : null} onClose={onClose} />
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
