import { Button } from '@trevo/ui/action/Button.tsx';
import { useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { MotivoDialog } from '../../platform/screen/ato/MotivoDialog.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { bloqueioConsoleText } from './bloqueio-console.text.ts';
import type { Bloqueio } from './bloqueio.wire.ts';

const text = bloqueioConsoleText.retirar;

/** Removes a block with a reason. */
export function RetirarBloqueio(props: { campanha: CampanhaDaPromotora; bloqueio: Bloqueio }) {
  const { campanha, bloqueio } = props;
  const { ano, identificacao } = campanha;
  const { bloqueioID, tipo, valor } = bloqueio;
  const retirar = useAct('operador.retirarBloqueio');
  const [isOpen, setOpen] = useState(false);
  const mayRemove = usePermissao()('operador.retirarBloqueio');
  if (!mayRemove) return null;
  const close = () => {
    retirar.forget();
    setOpen(false);
  };

  async function send(motivo: string): Promise<void> {
    const done = await retirar.run({ params: { ano, identificacao, bloqueioID }, body: { motivo } });
    if (!done) return;
    avisos.show(text.feito, { tone: 'sucesso' });
    close();
  }

  return (
    <>
      <Button variant="ghost" size="small" aria-label={text.abrirDe(valor)} onClick={() => setOpen(true)}>
        {text.abrir}
      </Button>
      {isOpen && (
        <MotivoDialog
          titulo={text.titulo}
          rotulo={text.motivo}
          fazer={text.abrir}
          isPending={retirar.isPending}
          error={retirar.error}
          onSend={(motivo) => void send(motivo)}
          onClose={close}
        >
          <p>{tipo === 'emitente' ? text.efeitoEmitente(valor) : text.efeito(valor)}</p>
        </MotivoDialog>
      )}
    </>
  );
}
