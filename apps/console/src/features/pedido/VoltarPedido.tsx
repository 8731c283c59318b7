import { findSituacaoAnterior, situacoesDeVolta } from '@trevo/rules/conta/pedido-situacao';
import { Button } from '@trevo/ui/action/Button.tsx';
import { useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { MotivoDialog } from '../../platform/screen/ato/MotivoDialog.tsx';
import { pedidoConsoleText } from './pedido-console.text.ts';
import { type Pedido, toNumero } from './pedido-arquivo.ts';

const text = pedidoConsoleText.voltar;

/** Takes an order one step back; nothing for an order that cannot go back. */
export function VoltarPedido({ campanha, pedido }: { campanha: CampanhaDaPromotora; pedido: Pedido }) {
  const voltar = useAct('operador.voltarPedido');
  const [isOpen, setOpen] = useState(false);
  const de = situacoesDeVolta.find((one) => one === pedido.situacao);
  const antes = findSituacaoAnterior(pedido.situacao);
  if (!de || !antes) return null;
  const { ano, identificacao } = campanha;
  const params = { ano, identificacao, consumidorID: pedido.consumidorID, orderId: pedido.id };

  async function send(motivo: string, situacao: NonNullable<typeof de>): Promise<void> {
    if (!(await voltar.run({ params, body: { de: situacao, motivo } }))) return;
    avisos.show(text.feito, { tone: 'sucesso' });
    setOpen(false);
  }

  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={text.de(toNumero(pedido))}
        onClick={() => setOpen(true)}
      >
        {text.acao}
      </Button>
      {isOpen && (
        <MotivoDialog
          titulo={text.titulo}
          rotulo={text.motivo}
          fazer={text.acao}
          isPending={voltar.isPending}
          error={voltar.error}
          onSend={(motivo) => void send(motivo, de)}
          onClose={() => {
            voltar.forget();
            setOpen(false);
          }}
        >
          <p>{text.mensagem(pedidoConsoleText.situacoes[antes])}</p>
        </MotivoDialog>
      )}
    </>
  );
}
