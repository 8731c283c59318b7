import { sorteioConsoleText } from './sorteio-console.text.ts';
import styles from './Sorteio.module.css';

/** The five prizes of an extraction. */
export const PremiosExtracao = ({ premios }: { premios: readonly string[] }) => (
  <dl className={styles.extraction}>
    {premios
      .map((premio, at) => ({ premio, rotulo: sorteioConsoleText.resultado.premio(at + 1) }))
      .map(({ premio, rotulo }) => (
        <div key={rotulo}>
          <dt>{rotulo}</dt>
          <dd>{premio}</dd>
        </div>
      ))}
  </dl>
);
