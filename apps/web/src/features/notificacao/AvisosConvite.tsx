import { useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../platform/api/call-api.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { useAgora } from '../../platform/browser/use-agora.ts';
import { createRecusas } from '../../platform/storage/recusas.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useConsumidor } from '../consumidor/public.ts';
import styles from './AvisosConvite.module.css';
import { notificacaoText } from './notificacao.text.ts';
import { useAparelho } from './use-aparelho.ts';

const recusas = createRecusas('avisos');
const text = notificacaoText.convite;

/**
 * Offers push notifications before the permission prompt of the browser or phone appears. Renders nothing when
 * the permission was requested before, cannot be requested, or the offer was dismissed.
 *
 * @param motivo subject of the announced notifications
 */
export function AvisosConvite({ motivo }: { motivo: keyof typeof text.motivos }) {
  const { data: consumidor } = useConsumidor();
  const queries = useQueryClient();
  const aparelho = useAparelho();
  const may = recusas.useMayConvidar(useAgora());
  const [pending, setPending] = useState(false);
  const { falha } = aparelho;
  if (!consumidor || (falha === undefined && (aparelho.permissao !== 'perguntar' || !may))) return null;
  const { usuario: telefone, aceitaNotificacao } = consumidor;

  async function accept(): Promise<void> {
    setPending(true);
    // Must run before any await: browsers require a user gesture for the permission prompt.
    const asked = aparelho.ask();
    try {
      if ((await asked) === 'permitida' && !aceitaNotificacao) {
        await callApi('consumidor.alterarNotificacao', { body: { telefone, aceitaNotificacao: true } });
        void queries.invalidateQueries({ queryKey: ['consumidor.obter'] });
      }
      if (await aparelho.register(asked)) toasts.show(text.pronto, { tone: 'sucesso' });
    } catch (thrown) {
      toasts.show(toApiError(thrown).mensagem, { tone: 'perigo' });
    } finally {
      setPending(false);
    }
  }

  if (falha !== undefined) {
    return (
      <div role="status">
        <Notice
          tone="perigo"
          action={
            <Button variant="secondary" size="small" pending={pending} onClick={() => void accept()}>
              {notificacaoText.aparelho.tentarNovamente}
            </Button>
          }
        >
          {falha}
        </Notice>
      </div>
    );
  }
  return (
    <Notice
      icon={<Bell />}
      title={text.motivos[motivo]}
      action={
        <div className={styles.botoes}>
          <Button variant="secondary" size="small" pending={pending} onClick={() => void accept()}>
            {text.aceitar}
          </Button>
          <Button variant="ghost" size="small" onClick={() => recusas.add()}>
            {text.agoraNao}
          </Button>
        </div>
      }
    />
  );
}
