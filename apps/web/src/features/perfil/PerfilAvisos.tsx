import { getTextoBoasVindas } from '@trevo/config/configuracao/telas-questions';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { InfoModal } from '@trevo/ui/dialog/InfoModal.tsx';
import { avisosText as text } from './perfil.text.ts';
import { TermosPainel } from './parts/TermosPainel.tsx';
import { usePerfilAvisos } from './use-perfil-avisos.ts';

/** Shows the prompts after the app has started, one at a time. */
export function PerfilAvisos() {
  const configuracao = useConfiguracao();
  const texto = useTexto();
  const { aviso, usuario, termos, leaveTermos, leaveBoasVindas } = usePerfilAvisos();
  return (
    <>
      {aviso === 'termos' && <TermosPainel usuario={usuario} termos={termos} onClose={leaveTermos} />}
      <InfoModal
        open={aviso === 'boasVindas'}
        onClose={leaveBoasVindas}
        title={text.boasVindas}
        message={getTextoBoasVindas(configuracao)}
        buttonLabel={texto(text.ok.id, text.ok.texto)}
      />
    </>
  );
}
