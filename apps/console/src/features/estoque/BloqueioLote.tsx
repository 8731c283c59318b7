import { Button } from '@trevo/ui/action/Button.tsx';
import { useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { MotivoDialog } from '../../platform/screen/ato/MotivoDialog.tsx';
import { estoqueConsoleText } from './estoque-console.text.ts';

const text = estoqueConsoleText.bloqueio;

/** Blocks or releases the unused codes of a batch, with a reason. */
export function BloqueioLote(props: {
  campanha: CampanhaDaPromotora;
  tipo: 'codigo' | 'voucher';
  lote: string;
  nome: string;
  restam: number;
  isBloqueado: boolean;
}) {
  const { campanha, tipo, lote, nome, restam, isBloqueado } = props;
  const { ano, identificacao } = campanha;
  const bloquear = useAct('operador.bloquearLote');
  const [isOpen, setOpen] = useState(false);
  const ato = isBloqueado ? 'liberar' : 'bloquear';

  async function send(motivo: string): Promise<void> {
    const answer = await bloquear.run({
      params: { ano, identificacao },
      body: { tipo, lote, bloqueado: !isBloqueado, motivo },
    });
    if (!answer) return;
    avisos.show(text.feito[ato], { tone: 'sucesso' });
    setOpen(false);
  }

  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={isBloqueado ? text.liberarDe(nome) : text.bloquearDe(nome)}
        onClick={() => setOpen(true)}
      >
        {text[ato]}
      </Button>
      {isOpen && (
        <MotivoDialog
          titulo={text.titulo[ato]}
          rotulo={text.motivo[ato]}
          fazer={text[ato]}
          isGrave={!isBloqueado}
          isPending={bloquear.isPending}
          error={bloquear.error}
          onSend={(motivo) => void send(motivo)}
          onClose={() => {
            bloquear.forget();
            setOpen(false);
          }}
        >
          <p>{text.efeito[ato](restam)}</p>
        </MotivoDialog>
      )}
    </>
  );
}
