import { contaText } from '@trevo/contract/palavras.text';
import { getTextoExclusaoConta } from '@trevo/config/configuracao/telas-questions';
import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../platform/api/call-api.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { pendingPath } from '../../platform/navigation/paths/pending-path.ts';
import { useLeave } from '../../platform/session/use-leave.ts';
import { useSession } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { InfoModal } from '@trevo/ui/dialog/InfoModal.tsx';
import { excluirContaText as text } from './perfil.text.ts';
import { type CampanhaWire, useCampanha } from '../campanha/public.ts';
import { fila } from '../documento-fiscal/public.ts';
import { useSaldos } from '../produto/public.ts';

const moedas = new Set(['pontos', 'cashback'] as const);

/** Balance that is lost with the account; a general warning while it is unknown. */
function Perda({ campanha, usuario }: { campanha: CampanhaWire; usuario: string }) {
  const { pontos, cashback } = useSaldos(campanha, usuario, moedas).saldo;
  if (!pontos || !cashback) return text.perdeOQueTiver;
  const perdidos = [
    ...(pontos.total > 0 ? [contaText.valor('pontos', pontos.total)] : []),
    ...(cashback.total > 0 ? [text.cashback(contaText.valor('cashback', cashback.total))] : []),
  ];
  return perdidos.length > 0 ? text.perde(perdidos) : null;
}

/** Delay in milliseconds: the modal closes before the session ends. */
const signOutMilliseconds = 300;

/** Asks for a confirmation, then deletes the account and ends the session. */
export function ExcluirContaPainel({ onClose }: { onClose: () => void }) {
  const configuracao = useConfiguracao();
  const texto = useTexto();
  const leave = useLeave();
  const usuario = useSession()?.usuario;
  const { campanha } = useCampanha();
  const [pending, setPending] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const { titulo, voltar, confirmar, sucesso } = text;

  async function remove(): Promise<void> {
    if (!usuario || pending) return;
    setPending(true);
    try {
      await callApi('consumidor.excluir', { params: { usuario } });
      // Pending receipts of a deleted account cannot be sent any more.
      void fila.forget(usuario);
      pendingPath.clear();
      onClose();
      toasts.show(texto(sucesso.id, sucesso.texto), { tone: 'sucesso' });
      // Not cleared on unmount: the account is deleted, so the session must end in any case.
      setTimeout(leave, signOutMilliseconds);
    } catch (thrown) {
      setErro(toApiError(thrown).mensagem);
      setPending(false);
    }
  }

  if (erro) return <InfoModal open onClose={onClose} tone="perigo" title={text.ops} message={erro} />;
  return (
    <ConfirmModal
      open
      dangerous
      icon={<UserRoundX />}
      title={texto(titulo.id, titulo.texto)}
      message={
        <>
          {getTextoExclusaoConta(configuracao)}{' '}
          {campanha && usuario && <Perda campanha={campanha} usuario={usuario} />}
        </>
      }
      confirmLabel={texto(confirmar.id, confirmar.texto)}
      cancelLabel={texto(voltar.id, voltar.texto)}
      pending={pending}
      onCancel={onClose}
      onConfirm={() => void remove()}
    />
  );
}
