import { QrCode } from '@trevo/ui/display/code/QrCode.tsx';
import { continueText as text } from '../platform.text.ts';
import { isNative } from '../browser/native-shell.ts';
import type { AppPath } from './paths/app-paths.ts';
import styles from './ContinueNoCelular.module.css';

export interface ContinueNoCelularProps {
  path: AppPath;
  /** Reason: a phone has a better camera than a desktop, or a kiosk is shared. */
  motivo: 'larga' | 'totem';
}

/** Shows a QR code of a screen's address to continue on the phone. It carries no session. */
export function ContinueNoCelular({ path, motivo }: ContinueNoCelularProps) {
  // Other devices cannot open an address of the native app.
  if (isNative()) return null;
  return (
    <section className={styles.continue} aria-labelledby="continue-no-celular">
      <div className={styles.codigo}>
        <QrCode text={window.location.origin + path} label={text.codigo} />
      </div>
      <div className={styles.words}>
        <h2 id="continue-no-celular">{text.titulo}</h2>
        <p>{text[motivo]}</p>
      </div>
    </section>
  );
}
