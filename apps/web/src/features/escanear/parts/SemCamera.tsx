import { Camera, CameraOff, Image, Keyboard, RotateCw, ScanBarcode, ScanText } from 'lucide-react';
import { getPlatform } from '../../../platform/browser/native-shell.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import type { CameraFalha } from '../camera/open-camera.ts';
import { escanearText as text } from '../escanear.text.ts';
import styles from './SemCamera.module.css';

export interface SemCameraProps {
  /** `fechada`: the user closed the native reader, or it scanned something else. */
  falha: CameraFalha | 'fechada';
  /** Description of a scanned code that is no receipt; replaces the default text. */
  aviso?: string | null | undefined;
  onRetry(): void;
  /** Null in a kiosk, which has a hand scanner instead of photos and permissions. */
  onPickPicture: (() => void) | null;
}

/** Shown without a camera: the reason, how to get it back, and the two ways that need none. */
export function SemCamera({ falha, aviso, onRetry, onPickPicture }: SemCameraProps) {
  const isTotem = onPickPicture === null;
  const { titulo, mensagem } = isTotem ? text.totem : text.semCamera[falha];
  return (
    <div className={styles.state}>
      <span className={styles.disc} aria-hidden="true">
        {isTotem ? <ScanBarcode /> : falha === 'recusada' || falha === 'fechada' ? <Camera /> : <CameraOff />}
      </span>
      <div className={styles.words} role={(isTotem || falha === 'fechada') && !aviso ? undefined : 'alert'}>
        <h2>{titulo}</h2>
        <p>{aviso ?? mensagem}</p>
      </div>
      {falha === 'recusada' && !isTotem && (
        <Card className={styles.steps}>
          <h3>{text.comoLiberar}</h3>
          <ol>
            {listPassos().map((passo) => (
              <li key={passo}>{passo}</li>
            ))}
          </ol>
        </Card>
      )}
      <div className={styles.actions}>
        {falha === 'fechada' && (
          <Button wide icon={<ScanText />} onClick={onRetry}>
            {text.abrirLeitor}
          </Button>
        )}
        {onPickPicture && (
          <Button
            wide
            variant={falha === 'fechada' ? 'secondary' : 'primary'}
            icon={<Image />}
            onClick={onPickPicture}
          >
            {text.escolherFoto}
          </Button>
        )}
        <LinkButton wide variant="secondary" icon={<Keyboard />} to={appPaths.digitacaoManual}>
          {text.digitarChave}
        </LinkButton>
        {(falha === 'recusada' || falha === 'ocupada') && !isTotem && (
          <Button wide variant="ghost" icon={<RotateCw />} onClick={onRetry}>
            {text.tentarNovamente}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Returns the steps to grant a denied permission: in the native app's settings, or in those of the browser. */
function listPassos(): readonly string[] {
  const platform = getPlatform();
  return platform === 'pwa' ? text.passos[findPlatform(navigator.userAgent)] : text.passosNoApp[platform];
}

/** Returns the platform of the described settings. */
function findPlatform(userAgent: string): 'android' | 'ios' | 'computador' {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : 'computador';
}
