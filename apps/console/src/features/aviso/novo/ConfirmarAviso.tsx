import { Button } from '@trevo/ui/action/Button.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import type { Act } from '../../../platform/api/use-act.ts';
import { consolePlatformText } from '../../../platform/console-platform.text.ts';
import { Recusa } from '../../../platform/screen/Leitura.tsx';
import { avisoConsoleText } from '../aviso-console.text.ts';
import styles from './NovoAviso.module.css';

const text = avisoConsoleText.confirmar;

/** Shows the recipients and the time of the notice, and sends or schedules it. */
export function ConfirmarAviso(props: {
  titulo: string;
  mensagem: string;
  publico: string;
  /** Null when counting took too long. */
  pessoas: number | null;
  isAgendado: boolean;
  /** When app and devices get it, in words. */
  saida: string;
  enviar: Act<'operador.enviarNotificacao'>;
  onSend(): void;
  onClose(): void;
}) {
  const { titulo, mensagem, publico, pessoas, isAgendado, saida, enviar, onSend, onClose } = props;
  return (
    <Modal
      open
      onClose={onClose}
      title={isAgendado ? text.tituloAgendar : text.titulo}
      closeLabel={consolePlatformText.fechar}
      actions={
        <>
          <Button wide pending={enviar.isPending} onClick={onSend}>
            {isAgendado ? text.agendar : text.fazer(pessoas)}
          </Button>
          <Button variant="ghost" wide onClick={onClose}>
            {text.voltar}
          </Button>
        </>
      }
    >
      <div className={styles.confirm}>
        <p>{text.para(publico, pessoas)}</p>
        <p>{saida}</p>
        <blockquote className={styles.quote}>
          <strong>{titulo}</strong>
          <span>{mensagem}</span>
        </blockquote>
      </div>
      <Recusa error={enviar.error} />
    </Modal>
  );
}
