import { getCorFaixaTeste } from '@trevo/config/configuracao-questions';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { appText } from '../app.text.ts';
import styles from './AmbienteFaixa.module.css';
import { pickTextColor } from './pick-text-color.ts';

/** The strip of the test environment. It has its own place above the page, so that it covers nothing. */
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
