import { getLogosEntrada, getTipoIdentificacao } from '@trevo/config/configuracao/configuracao-questions';
import { IdCard, ReceiptText, Trophy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useConfiguracao, useTitulo } from '../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../platform/navigation/LinkButton.tsx';
import { PremioHero, useCampanha } from '../../features/campanha/public.ts';
import { session } from '../../platform/session/session.ts';
import { totem } from '../../platform/storage/totem.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { ConfirmModal } from '@trevo/ui/dialog/ConfirmModal.tsx';
import { IconSteps } from '@trevo/ui/display/IconSteps.tsx';
import { LogoImage } from '@trevo/ui/display/picture/LogoImage.tsx';
import { totemText } from './totem.text.ts';
import styles from './TotemScreen.module.css';
import { startTotem } from './use-totem-idle.ts';

const words = totemText.inicio;
const icons = [<IdCard key="entrar" />, <ReceiptText key="nota" />, <Trophy key="premio" />];

/**
 * Start page of a kiosk: the campaign's picture, the brand and one start button, full screen. Opening it ends
 * the session of the kiosk's window. In a window with a normal session it asks first; sessions of other windows
 * stay.
 */
export function TotemScreen() {
  const navigate = useNavigate();
  const titulo = useTitulo();
  const configuracao = useConfiguracao();
  const { campanha } = useCampanha();
  const [logo = null] = getLogosEntrada(configuracao);
  const [isAsking, setAsking] = useState(() => !totem.isOn() && session.get() !== undefined);
  useEffect(() => {
    if (!isAsking) startTotem();
  }, [isAsking]);
  return (
    <main className={styles.totem}>
      <div className={styles.marca}>
        <LogoImage src={logo} name={titulo} size="large" className={styles.logo} />
      </div>
      <div className={styles.convite}>
        {campanha && <PremioHero campanha={campanha} qual="anunciado" />}
        <h1 tabIndex={-1} className={styles.titulo}>
          {titulo || words.titulo}
        </h1>
        <IconSteps
          icons={icons}
          steps={totemText.passos(getTipoIdentificacao(configuracao))}
          className={styles.passos}
        />
        <Button wide className={styles.comecar} onClick={() => void navigate(appPaths.autenticacao)}>
          {words.comecar}
        </Button>
        <p className={styles.aviso}>{words.subtitulo}</p>
        <div className={styles.regulamento}>
          <LinkButton to={appPaths.regulamento} variant="ghost" wide>
            {words.regulamento}
          </LinkButton>
        </div>
      </div>
      <ConfirmModal
        open={isAsking}
        title={totemText.pergunta.titulo}
        message={totemText.pergunta.mensagem}
        confirmLabel={totemText.pergunta.usar}
        cancelLabel={totemText.pergunta.voltar}
        onConfirm={() => setAsking(false)}
        onCancel={() => void navigate(appPaths.raiz, { replace: true })}
      />
    </main>
  );
}
