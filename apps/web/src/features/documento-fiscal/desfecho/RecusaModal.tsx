import type { ErrorCode } from '@trevo/contract/errors';
import { WifiOff } from 'lucide-react';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { InfoModal } from '@trevo/ui/dialog/InfoModal.tsx';
import { SessaoModal } from '../../../platform/session/EntrarDeNovo.tsx';
import { isSessaoRecusada } from '../../../platform/session/use-leave.ts';
import { desfechoText as text } from './desfecho.text.ts';

/** Why something was not taken, in words. */
export interface RecusaDita {
  readonly codigo?: ErrorCode;
  readonly titulo?: string;
  readonly mensagem: string;
  readonly cura?: string | undefined;
  /** Sending the same again may end differently, and is safe. */
  readonly repetir: boolean;
}

export interface RecusaModalProps {
  recusa: RecusaDita | null;
  title: string;
  okLabel: string;
  onRetry(): void;
  onClose(): void;
}

/** Why a purchase was not taken; with a second try, or another sign-in, where that may help. */
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
