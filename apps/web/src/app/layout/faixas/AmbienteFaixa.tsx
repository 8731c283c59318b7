import { getCorFaixaTeste } from '@trevo/config/configuracao/configuracao-questions';
import { useConfiguracao, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appText } from '../../app.text.ts';
import styles from './AmbienteFaixa.module.css';

/** Strip of the test environment, placed above the page so that it covers nothing. */
export function AmbienteFaixa() {
  const cor = getCorFaixaTeste(useConfiguracao());
  const texto = useTexto();
  return (
    <aside
      className={styles.faixa}
      style={{ background: cor, color: pickTextColor(cor) }}
      aria-label={appText.ambiente}
    >
      {texto('msg.ambiente.testes', appText.ambienteTestes)}
    </aside>
  );
}

/** Returns black or white, whichever has more contrast on a `#rrggbb` colour. */
export function pickTextColor(background: string): '#000' | '#fff' {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(background.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // Luminance at which black and white have the same contrast.
  return luminance > 0.179 ? '#000' : '#fff';
}
