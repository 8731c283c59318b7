import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { pedidosDeUmaVez } from '@trevo/contract/pedido/operador-pedido.calls';
import type { situacoesDoOperador } from '@trevo/rules/conta/pedido-situacao';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useRef, useState } from 'react';
import { callConsole } from '../../platform/api/console-client.ts';
import { useTask } from '../../platform/api/use-act.ts';
import { consolePlatformText } from '../../platform/console-platform.text.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { MotivoDialog } from '../../platform/screen/ato/MotivoDialog.tsx';
import { pedidoConsoleText as text } from './pedido-console.text.ts';
import type { PedidoEscolhido } from './pedido-arquivo.ts';

type Recusado = RetornoOf<Calls['operador.moverPedidos']>['recusados'][number];

/** Describes a move of several orders, makes it, and names the orders that did not move. */
export function PreviaDialog(props: {
  campanha: CampanhaDaPromotora;
  destino: (typeof situacoesDoOperador)[number];
  pedidos: readonly PedidoEscolhido[];
  /** Further effects and warnings. */
  frases: readonly string[];
  onClose(): void;
}) {
  const { campanha, destino, pedidos, frases, onClose } = props;
  const { ano, identificacao } = campanha;
  const [recusados, setRecusados] = useState<readonly Recusado[] | null>(null);
  // setState is asynchronous: a second click can come before the re-render.
  const isRunning = useRef(false);
  const mover = useTask(async (motivo: string) => {
    const all: Recusado[] = [];
    for (let at = 0; at < pedidos.length; at += pedidosDeUmaVez) {
      const { retorno } = await callConsole('operador.moverPedidos', {
        params: { ano, identificacao },
        body: { situacao: destino, motivo, pedidos: pedidos.slice(at, at + pedidosDeUmaVez) },
      });
      all.push(...retorno.recusados.map((one) => ({ ...one, lugar: one.lugar + at })));
    }
    return all;
  });

  async function send(motivo: string): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    const all = await mover.run(motivo);
    isRunning.current = false;
    if (!all) return;
    avisos.show(text.movidos(pedidos.length - all.length), { tone: 'sucesso' });
    if (all.length === 0) onClose();
    else setRecusados(all);
  }

  const titulo = text.previa.titulo(text.acoes[destino], pedidos.length);
  const efeitos = (
    <>
      <p>{text.previa.muda(pedidos.length, text.situacoes[destino])}</p>
      {frases.map((frase) => (
        <p key={frase}>{frase}</p>
      ))}
    </>
  );
  if (recusados) return <Recusados titulo={titulo} recusados={recusados} onClose={onClose} />;
  if (destino === 'REPROVADO')
    return (
      <MotivoDialog
        titulo={titulo}
        rotulo={text.previa.motivo}
        fazer={text.acoes.REPROVADO}
        isGrave
        isPending={mover.isPending}
        error={mover.error}
        onSend={(motivo) => void send(motivo)}
        onClose={onClose}
      >
        {efeitos}
        <p>{text.previa.reprova}</p>
      </MotivoDialog>
    );
  return (
    <Modal
      open
      onClose={onClose}
      title={titulo}
      closeLabel={consolePlatformText.fechar}
      actions={
        <>
          <Button wide pending={mover.isPending} onClick={() => void send('')}>
            {text.acoes[destino]}
          </Button>
          <Button variant="ghost" wide onClick={onClose}>
            {consolePlatformText.cancelar}
          </Button>
        </>
      }
    >
      {efeitos}
      <Recusa error={mover.error} />
    </Modal>
  );
}

function Recusados(props: { titulo: string; recusados: readonly Recusado[]; onClose(): void }) {
  const { titulo, recusados, onClose } = props;
  const mensagens = [...new Set(recusados.map(({ mensagem }) => mensagem))];
  return (
    <Modal
      open
      onClose={onClose}
      title={titulo}
      actions={
        <Button wide onClick={onClose}>
          {consolePlatformText.fechar}
        </Button>
      }
    >
      <div role="alert">
        <Notice tone="alerta" title={text.recusados(recusados.length)}>
          {mensagens.join(' ')}
        </Notice>
      </div>
    </Modal>
  );
}
