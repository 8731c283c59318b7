import { useLayoutEffect, useRef } from 'react';
import { Button } from '@trevo/ui/action/Button.tsx';
import { CodeInput } from '@trevo/ui/code/CodeInput.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { codigoText as text } from './codigo.text.ts';
import styles from './ConfirmarCelularModal.module.css';
import { maskCelular } from './use-contagem.ts';
import { isContagemShown, useConfirmarCelular } from './use-confirmar-celular.ts';

export interface ConfirmarCelularModalProps {
  /** Digits of the phone to confirm; null keeps the modal closed. */
  celular: string | null;
  /** Receives the proof for the registration or the profile. */
  onConfirm(comprovante: string): void;
  /** Called when the user cancels. */
  onClose(): void;
}

/** Sends a code to the phone, asks for its six digits, and passes on the proof. */
export function ConfirmarCelularModal({ celular, onConfirm, onClose }: ConfirmarCelularModalProps) {
  return (
    <Modal open={celular !== null} onClose={onClose} title={text.titulo} closeLabel={text.fechar}>
      {celular !== null && <Codigo key={celular} celular={celular} onConfirm={onConfirm} />}
    </Modal>
  );
}

function Codigo({ celular, onConfirm }: { celular: string; onConfirm(comprovante: string): void }) {
  const texto = useTexto();
  const confirmar = useConfirmarCelular(celular, onConfirm);
  const { metodo, erro, tentativas, pending, segundos } = confirmar;
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (metodo) input.current?.focus();
  }, [metodo, erro]);
  const numero = maskCelular(celular);
  const isWaiting = isContagemShown(segundos);
  return (
    <div className={styles.codigo}>
      <p className={styles.onde}>{metodo ? text.enviado[metodo](numero) : pending ? text.enviando : ''}</p>
      {metodo ? (
        <Field
          label={text.codigo}
          error={erro}
          hint={pending === 'conferencia' ? text.conferindo : undefined}
        >
          <CodeInput
            ref={input}
            value={confirmar.codigo}
            onValueChange={confirmar.changeCodigo}
            onComplete={confirmar.verify}
            aria-busy={pending === 'conferencia' || undefined}
          />
        </Field>
      ) : (
        erro && (
          <p className={styles.erro} role="alert">
            {erro}
          </p>
        )
      )}
      {tentativas > 0 && <p className={styles.tentativas}>{text.tentativas(tentativas)}</p>}
      <Button
        wide
        variant="ghost"
        unavailable={isWaiting}
        pending={pending === 'envio'}
        pendingLabel={text.enviando}
        onClick={confirmar.resend}
      >
        {metodo || pending ? texto(text.reenviar.id, text.reenviar.texto) : text.tentarNovamente}
        {isWaiting && ` ${text.reenviarEm(segundos)}`}
      </Button>
      <LiveRegion>{confirmar.isReenviado && !pending ? text.reenviado : ''}</LiveRegion>
      <LiveRegion urgent>{metodo && erro}</LiveRegion>
    </div>
  );
}
