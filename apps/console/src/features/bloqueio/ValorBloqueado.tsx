import { Button } from '@trevo/ui/action/Button.tsx';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { callConsole } from '../../platform/api/console-client.ts';
import { useTask } from '../../platform/api/use-act.ts';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { MotivoDialog } from '../../platform/screen/ato/MotivoDialog.tsx';
import { Restante } from '../../platform/screen/tabela/Restante.tsx';
import { useRevelado } from '../../platform/screen/use-revelado.ts';
import { usePermissao } from '../../platform/session/permissao.ts';
import { bloqueioConsoleText } from './bloqueio-console.text.ts';
import type { Bloqueio } from './bloqueio.wire.ts';
import styles from './BloqueiosScreen.module.css';

const text = bloqueioConsoleText.revelar;

/** A blocked value with its kind; a person's is masked, and revealed with a reason for a minute. */
export function ValorBloqueado(props: {
  campanha: CampanhaDaPromotora;
  bloqueio: Bloqueio;
  isPessoal: boolean;
}) {
  const { campanha, bloqueio, isPessoal } = props;
  const { ano, identificacao } = campanha;
  const { bloqueioID, tipo, valor } = bloqueio;
  const mayReveal = usePermissao()('operador.revelarBloqueio') && isPessoal;
  const { shown, show } = useRevelado<string>();
  const [isOpen, setOpen] = useState(false);
  const revelar = useTask(
    (motivo: string) =>
      callConsole('operador.revelarBloqueio', {
        params: { ano, identificacao, bloqueioID },
        body: { motivo },
      }),
    { isRead: true },
  );
  const close = () => {
    revelar.forget();
    setOpen(false);
  };

  async function send(motivo: string): Promise<void> {
    const revealed = await revelar.run(motivo);
    if (!revealed) return;
    show(revealed.retorno.valor);
    close();
  }

  return (
    <span className={styles.what}>
      <small>{bloqueioConsoleText.tipos[tipo]}</small>
      <span className={styles.value}>
        <strong>{shown ?? valor}</strong>
        {shown !== null && <Restante key={shown} />}
        {mayReveal && shown === null && (
          <Button
            variant="ghost"
            size="small"
            icon={<Eye />}
            aria-label={text.abrirDe(valor)}
            onClick={() => setOpen(true)}
          >
            {text.abrir}
          </Button>
        )}
      </span>
      {isOpen && (
        <MotivoDialog
          titulo={text.titulo}
          rotulo={text.motivo}
          fazer={text.ver}
          isPending={revelar.isPending}
          error={revelar.error}
          onSend={(motivo) => void send(motivo)}
          onClose={close}
        >
          <p>{text.mensagem}</p>
        </MotivoDialog>
      )}
    </span>
  );
}
