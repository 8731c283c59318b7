import { sorteioConsoleText } from './sorteio-console.text.ts';
import styles from './Sorteio.module.css';

/** The five prizes of an extraction. */
export const PremiosExtracao = ({ premios }: { premios: readonly string[] }) => (
  <dl className={styles.extraction}>
    {premios.map((premio, at) => (
      <div key={at}>
        <dt>{sorteioConsoleText.resultado.premio(at + 1)}</dt>
        <dd>{premio}</dd>
      </div>
    ))}
  </dl>
);
