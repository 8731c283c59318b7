import { useQueryClient } from '@tanstack/react-query';
import { isPicPayEntregaPremioEnabled } from '@trevo/config/configuracao/telas-questions';
import { PackageCheck, Wallet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { type ApiError, toApiError } from '@trevo/client/api-error.ts';
import { useConfiguracao, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { toasts } from '../../../platform/toast/toasts.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { premioText as text } from '../premio.text.ts';
import type { PremioGanho, Raspadinha } from '../raspadinha.wire.ts';
import { usePortador } from '../use-raspadinhas.ts';
import styles from './EntregaPremio.module.css';

export interface EntregaPremioProps {
  card: Raspadinha;
  premio: PremioGanho;
  onDelivered(card: Raspadinha): void;
}

/** Explains how to receive a prize; a PicPay prize has a button that pays it out. */
export function EntregaPremio({ card, premio, onDelivered }: EntregaPremioProps) {
  const isPicPayOn = isPicPayEntregaPremioEnabled(useConfiguracao());
  const { pending, error, deliver } = useEntrega(card.id, onDelivered);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The error may be below the fold.
    if (error) alert.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  const toTexto = useTexto();
  const isEmbedded = usePortador().token !== undefined;
  if (card.status === 'ENTREGUE') {
    return (
      <Notice tone="sucesso" title={toTexto(text.entregue.id, text.entregue.texto)}>
        {premio.entrega === 'picpay' ? text.entregueDetalhe : null}
      </Notice>
    );
  }
  const canDeliver = premio.entrega === 'picpay' && card.podeEntregar && isPicPayOn;
  return (
    <>
      <Notice
        tone="marca"
        icon={canDeliver ? <Wallet /> : <PackageCheck />}
        title={text.comoReceber}
        action={
          canDeliver && (
            <Button
              size="small"
              className={styles.receber}
              pending={pending}
              pendingLabel={text.recebendo}
              onClick={deliver}
            >
              {text.receber}
            </Button>
          )
        }
      >
        {premio.instrucoes ?? (canDeliver ? text.picPay : text.promotora)}
      </Notice>
      <div role="alert" ref={alert}>
        {error && (
          <Notice
            tone="alerta"
            title={text.naoEntregue}
            action={
              error.codigo === 'raspadinha.semPicPay' &&
              !isEmbedded && (
                <Button
                  size="small"
                  variant="secondary"
                  className={styles.receber}
                  aria-haspopup="dialog"
                  onClick={() => paineis.open('perfil', ['picpay'])}
                >
                  {text.meusDados}
                </Button>
              )
            }
          >
            {[error.mensagem, error.cura].filter(Boolean).join(' ')}
          </Notice>
        )}
      </div>
    </>
  );
}

/** Requests the payout of a prize. The server call is idempotent and pays once. */
function useEntrega(
  id: string,
  onDelivered: (card: Raspadinha) => void,
): { pending: boolean; error: ApiError | null; deliver(): void } {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const portador = usePortador();
  const queries = useQueryClient();
  function deliver(): void {
    setPending(true);
    setError(null);
    callApi('raspadinhaAlternativa.picPay', { params: { id }, ...portador })
      .then(
        ({ retorno, mensagem }) => {
          toasts.show(mensagem, { tone: 'sucesso' });
          onDelivered(retorno);
          void queries.invalidateQueries({ queryKey: ['raspadinhaAlternativa.listar'] });
        },
        (failure: unknown) => setError(toApiError(failure)),
      )
      .finally(() => setPending(false));
  }
  return { pending, error, deliver };
}
