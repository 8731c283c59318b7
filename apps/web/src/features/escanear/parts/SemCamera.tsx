import { Camera, CameraOff, Image, Keyboard, RotateCw, Settings } from 'lucide-react';
import { getPlatform } from '../../../platform/browser/native-shell.ts';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import type { CameraFalha } from '../camera/open-camera.ts';
import { escanearText as text } from '../escanear.text.ts';
import styles from './SemCamera.module.css';

export interface SemCameraProps {
  falha: CameraFalha;
  onRetry(): void;
  onPickPicture(): void;
  /** Leads to the settings of the installed app; undefined on the web, where nothing can. */
  onOpenSettings?: (() => void) | undefined;
}

/** No camera: why, how to get it back, and the two ways that need none. */
export function SemCamera({ falha, onRetry, onPickPicture, onOpenSettings }: SemCameraProps) {
  const { titulo, mensagem } = text.semCamera[falha];
  return (
    <div className={styles.state}>
      <span className={styles.disc} aria-hidden="true">
        {falha === 'recusada' ? <Camera /> : <CameraOff />}
      </span>
      <div className={styles.words} role="alert">
        <h2>{titulo}</h2>
        <p>{mensagem}</p>
      </div>
      {falha === 'recusada' && (
        <Card className={styles.steps}>
          <h3>{text.comoLiberar}</h3>
          <ol>
            {listPassos().map((passo) => (
              <li key={passo}>{passo}</li>
            ))}
          </ol>
          {onOpenSettings && (
            <Button wide variant="secondary" icon={<Settings />} onClick={onOpenSettings}>
              {text.abrirAjustes}
            </Button>
          )}
        </Card>
      )}
      <div className={styles.actions}>
        <Button wide icon={<Image />} onClick={onPickPicture}>
          {text.escolherFoto}
        </Button>
        <LinkButton wide variant="secondary" icon={<Keyboard />} to={appPaths.digitacaoManual}>
          {text.digitarChave}
        </LinkButton>
        {falha !== 'ausente' && (
          <Button wide variant="ghost" icon={<RotateCw />} onClick={onRetry}>
            {text.tentarNovamente}
          </Button>
        )}
      </div>
    </div>
  );
}

/** How to say yes after a no: in the installed app at its own settings, on a page at those of the browser. */
function listPassos(): readonly string[] {
  const platform = getPlatform();
  return platform === 'pwa' ? text.passos[findPlatform(navigator.userAgent)] : text.passosNoApp[platform];
}

/** Whose words to use for the browser's settings. */
function findPlatform(userAgent: string): 'android' | 'ios' | 'computador' {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : 'computador';
}
