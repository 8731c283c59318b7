import type { ApiError } from '@trevo/client/api-error.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { InfoModal } from '@trevo/ui/dialog/InfoModal.tsx';
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { carrinhoText as text, entregaText } from '../pedido.text.ts';
import { describeErro } from '../describe-erro.ts';

/** Error of an order, with advice; a missing address leads to the form of the profile. */
export function PedidoErro({ erro, onClose }: { erro: ApiError | null; onClose(): void }) {
  const isEndereco = erro?.codigo === 'pedido.enderecoNecessario';
  return (
    <>
      <ConfirmModal
        open={isEndereco}
        title={text.ops}
        message={isEndereco && [erro.mensagem, erro.cura].filter(Boolean).join(' ')}
        confirmLabel={entregaText.informar}
        cancelLabel={text.agoraNao}
        onConfirm={() => {
          onClose();
          paineis.open('perfil', ['endereco.cep']);
        }}
        onCancel={onClose}
      />
      <OutroErro erro={isEndereco ? null : erro} onClose={onClose} />
    </>
  );
}

function OutroErro({ erro, onClose }: { erro: ApiError | null; onClose(): void }) {
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
