import type { ApiError } from '@trevo/client/api-error.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { InfoModal } from '@trevo/ui/dialog/InfoModal.tsx';
import { carrinhoText as text } from '../pedido.text.ts';
import { describeErro } from '../describe-erro.ts';

/** Error of an order, with advice. */
export function PedidoErro({ erro, onClose }: { erro: ApiError | null; onClose(): void }) {
  const toTexto = useTexto();
  return (
    <InfoModal
      open={erro !== null}
      onClose={onClose}
      title={text.ops}
      message={
        erro?.codigo === 'requisicao.idempotenciaReusada'
          ? text.anteriorChegou
          : erro && describeErro(erro, toTexto(text.erro.id, text.erro.texto))
      }
      tone="perigo"
      buttonLabel={text.entendi}
    >
      {erro?.detalhes.map(({ campo, mensagem }) => (
        <p key={campo}>{mensagem}</p>
      ))}
      {erro?.cura && <p>{erro.cura}</p>}
    </InfoModal>
  );
}
