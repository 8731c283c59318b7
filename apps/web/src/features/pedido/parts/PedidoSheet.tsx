import { contaText } from '@trevo/contract/palavras.text';
import { canMovePedido, isObservacaoAberta, isPedidoDesfeito } from '@trevo/rules/conta/pedido-situacao';
import { formatCnpj } from '@trevo/rules/texto/mask';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { formatDiaCurto, formatMomento } from '@trevo/client/format.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import { Timeline } from '@trevo/ui/display/Timeline.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { entregaText, pedidoText as text } from '../pedido.text.ts';
import type { Pedido } from '../pedido.wire.ts';
import { describeErro } from '../describe-erro.ts';
import { toPedidoEtapas } from '../to-pedido-etapas.ts';
import { useEntregaEndereco } from '../use-entrega.ts';
import { useRefreshPedidos } from '../use-pedir.ts';
import { Entrega, EntregaGuardada } from './Entrega.tsx';
import styles from './PedidoCard.module.css';
import { toNumero } from './PedidoCard.tsx';
import { PedidoStatus } from './PedidoStatus.tsx';

export interface PedidoSheetProps {
  /** Kept while the sheet is closing. */
  pedido: Pedido | null;
  open: boolean;
  onClose(): void;
}

/** Details of an order: timeline, items with their notes, and cancelling until it is approved. */
export function PedidoSheet({ pedido, open, onClose }: PedidoSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={pedido ? text.pedido(toNumero(pedido)) : text.titulo}
      closeLabel={text.fechar}
    >
      {pedido && <Detalhes pedido={pedido} onCancel={onClose} />}
    </Sheet>
  );
}

function Detalhes({ pedido, onCancel }: { pedido: Pedido; onCancel(): void }) {
  const { situacao, motivo, moeda, total, loja, itens } = pedido;
  const agora = useAgora();
  const toTexto = useTexto();
  const isOpen = isObservacaoAberta(situacao);
  return (
    <div className={styles.detalhes}>
      <PedidoStatus situacao={situacao} />
      {motivo && <Notice tone="perigo">{motivo}</Notice>}
      <p className={styles.total}>{contaText.valor(moeda, total)}</p>
      {loja && <p>{(loja.retirada ? text.retirada : text.loja)(loja.nome ?? formatCnpj(loja.cnpj))}</p>}
      {pedido.rastreio !== null && <p>{text.rastreio(pedido.rastreio)}</p>}
      <EntregaDoPedido pedido={pedido} onChange={onCancel} />
      <h3>{text.andamento}</h3>
      <Timeline
        stateLabels={text.etapas}
        steps={toPedidoEtapas(pedido).map(({ situacao: etapa, em, state }) => ({
          id: etapa,
          title: toTexto(text.situacoes[etapa].id, text.situacoes[etapa].texto),
          when: em && formatMomento(em, agora),
          state,
        }))}
      />
      {itens.map((item) => (
        <div key={item.posicao} className={styles.item}>
          {isOpen ? (
            <Observacao pedido={pedido} item={item} />
          ) : (
            <>
              <p>{text.vezes(item.quantidade, item.nome)}</p>
              {item.observacao && <p className={styles.nota}>{item.observacao}</p>}
            </>
          )}
        </div>
      ))}
      {canMovePedido(situacao, 'CANCELADO') && <Cancelar pedido={pedido} onCancel={onCancel} />}
    </div>
  );
}

/** Where and by when an order arrives; without a time once it has arrived, and nothing once it has ended. */
function EntregaDoPedido({ pedido, onChange }: { pedido: Pedido; onChange(): void }) {
  const { situacao, loja, previsao, entrega } = pedido;
  const endereco = useEntregaEndereco();
  const hoje = toSaoPaulo(useAgora()).dia;
  if (isPedidoDesfeito(situacao)) return null;
  if (situacao === 'ENTREGUE') return entrega && <EntregaGuardada entrega={entrega} />;
  const dia = previsao && formatDiaCurto(previsao, hoje);
  if (loja?.retirada) return dia ? <p>{entregaText.naLojaAte(dia)}</p> : null;
  const prazo = dia ? entregaText.chegaAte(dia) : undefined;
  if (entrega) return <EntregaGuardada entrega={entrega} prazo={prazo} />;
  // An earlier order stores no address: once it is being packed, a changed profile is no longer its destination.
  if (!isObservacaoAberta(situacao)) return prazo ? <p>{prazo}</p> : null;
  return <Entrega endereco={endereco} prazo={prazo} onChange={onChange} />;
}

function Observacao({ pedido, item }: { pedido: Pedido; item: Pedido['itens'][number] }) {
  const toTexto = useTexto();
  const refresh = useRefreshPedidos();
  const [observacao, setObservacao] = useState(item.observacao ?? '');
  const [kept, setKept] = useState(item.observacao ?? '');
  const [isSending, setSending] = useState(false);
  const [erro, setErro] = useState<string>();

  async function save(): Promise<void> {
    setSending(true);
    setErro(undefined);
    try {
      const { retorno } = await callApi('cashback.alterarObservacaoItem', {
        params: { orderId: pedido.id, itemPosition: item.posicao },
        body: { observacao },
      });
      setKept(retorno.observacao ?? '');
      setObservacao(retorno.observacao ?? '');
      toasts.show(text.salva, { tone: 'sucesso' });
      void refresh();
    } catch (error) {
      setErro(describeErro(toApiError(error), toTexto(text.erroObservacao.id, text.erroObservacao.texto)));
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <p>{text.vezes(item.quantidade, item.nome)}</p>
      <Field label={text.observacao(item.nome)} hint={text.observacaoDica} error={erro} isLate>
        <TextInput
          maxLength={200}
          autoComplete="off"
          value={observacao}
          onInput={({ currentTarget }) => setObservacao(currentTarget.value)}
        />
      </Field>
      {observacao.trim() !== kept && (
        <Button variant="secondary" size="small" pending={isSending} onClick={() => void save()}>
          {text.salvar}
        </Button>
      )}
    </>
  );
}

function Cancelar({ pedido, onCancel }: { pedido: Pedido; onCancel(): void }) {
  const refresh = useRefreshPedidos();
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [erro, setErro] = useState<string>();

  async function cancel(): Promise<void> {
    setSending(true);
    try {
      await callApi('cashback.cancelarPedido', { params: { orderId: pedido.id } });
      toasts.show(text.cancelado, { tone: 'sucesso' });
      onCancel();
    } catch (error) {
      setErro(toApiError(error).mensagem);
    } finally {
      setSending(false);
      setAsking(false);
      void refresh();
    }
  }

  return (
    <>
      {erro && (
        <div role="alert">
          <Notice tone="perigo">{erro}</Notice>
        </div>
      )}
      <Button wide variant="ghost" onClick={() => setAsking(true)}>
        {text.cancelar}
      </Button>
      <ConfirmModal
        open={isAsking}
        dangerous
        title={text.cancelarTitulo}
        message={text.cancelarDetalhe(contaText.valor(pedido.moeda, pedido.total))}
        confirmLabel={text.cancelarSim}
        cancelLabel={text.cancelarNao}
        pending={isSending}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
