import { Button } from '@trevo/ui/action/Button.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { consolePlatformText } from '../../platform/console-platform.text.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import type { Aviso, CampanhaRef } from './aviso-address.ts';
import { avisoConsoleText } from './aviso-console.text.ts';

const text = avisoConsoleText.detalhe.parar;

/** Stops a notice after showing the effect. */
export function PararAviso(props: {
  params: CampanhaRef & { readonly notificacaoID: string };
  aviso: Pick<Aviso, 'situacao' | 'aceitos'>;
}) {
  const { params, aviso } = props;
  const parar = useAct('operador.pararNotificacao');
  const [isOpen, setOpen] = useState(false);

  async function stop(): Promise<void> {
    if (parar.isPending || !(await parar.run({ params: { ...params } }))) return;
    avisos.show(text.feito, { tone: 'sucesso' });
    setOpen(false);
  }

  return (
    <div>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {text.abrir}
      </Button>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        title={text.titulo}
        closeLabel={consolePlatformText.fechar}
        actions={
          <>
            <Button variant="danger" wide pending={parar.isPending} onClick={() => void stop()}>
              {text.fazer}
            </Button>
            <Button variant="ghost" wide onClick={() => setOpen(false)}>
              {consolePlatformText.cancelar}
            </Button>
          </>
        }
      >
        <p>{toEfeito(aviso)}</p>
        <Recusa error={parar.error} />
      </Modal>
    </div>
  );
}

/** Describes the effect of a stop on the notice in its state. */
function toEfeito({ situacao, aceitos }: Pick<Aviso, 'situacao' | 'aceitos'>): string {
  if (situacao === 'agendada') return text.agendada;
  return situacao === 'enviada' ? text.enviada(aceitos ?? 0) : text.enviando(aceitos ?? 0);
}
