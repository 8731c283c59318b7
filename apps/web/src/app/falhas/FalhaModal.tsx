import type { Falha } from './falha-store.ts';
import { useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { InfoModal } from '../../ui/dialog/InfoModal.tsx';
import { appText } from '../app.text.ts';

/** Says what could not be loaded; closing it loads the page again. */
export function FalhaModal({ falha, reload = reloadPage }: { falha: Falha; reload?: () => void }) {
  const texto = useTexto();
  return (
    <InfoModal
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
