import { useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { AvisoModal } from '../../platform/aviso/AvisoModal.tsx';
import { appText } from '../app.text.ts';
import type { Falha } from './falha-store.ts';

/** Modal with a final failure; closing it reloads the page. */
export function FalhaModal({ falha, reload = reloadPage }: { falha: Falha; reload?: () => void }) {
  const texto = useTexto();
  return (
    <AvisoModal
      open
      onClose={reload}
      tone="alerta"
      title={texto('msg.modalInfo.ops', appText.sessao.titulo)}
      message={texto(falha.id, falha.texto)}
      buttonLabel={texto('msg.modalInfo.ok', appText.ok)}
    />
  );
}

const reloadPage = () => window.location.reload();
