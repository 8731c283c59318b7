import { QrCode } from '@trevo/ui/display/QrCode.tsx';
import { continueText as text } from '../platform.text.ts';
import { isNative } from '../browser/native-shell.ts';
import type { AppPath } from './app-paths.ts';
import styles from './ContinueNoCelular.module.css';

export interface ContinueNoCelularProps {
  path: AppPath;
  /** Why: a phone's camera is better than that of a large window, or a kiosk is nobody's own. */
  motivo: 'larga' | 'totem';
}

/** Takes a screen of ours to the phone in the person's hand: a QR code of its address. Nobody is signed in by it. */
export function ContinueNoCelular({ path, motivo }: ContinueNoCelularProps) {
  // Inside of the installed app the address is none that another device could open.
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
