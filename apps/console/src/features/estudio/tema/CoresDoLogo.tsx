import { Button } from '@trevo/ui/action/Button.tsx';
import { temaText as text } from './tema.text.ts';
import styles from './Tema.module.css';

/** The dominant colours of a logo, each with the use as main or highlight colour. */
export function CoresDoLogo(props: {
  cores: readonly string[];
  onPrimaria(cor: string): void;
  onSecundaria(cor: string): void;
}) {
  const { cores, onPrimaria, onSecundaria } = props;
  if (cores.length === 0) return null;
  return (
    <div className={styles.found}>
      <strong>{text.doLogo}</strong>
      <ul>
        {cores.map((cor) => (
          <li key={cor}>
            <svg viewBox="0 0 1 1" className={styles.swatch} aria-hidden="true">
              <rect width="1" height="1" fill={cor} />
            </svg>
            <code>{cor}</code>
            <Button
              variant="ghost"
              size="small"
              aria-label={text.usarPrimariaDe(cor)}
              onClick={() => onPrimaria(cor)}
            >
              {text.usarPrimaria}
            </Button>
            <Button
              variant="ghost"
              size="small"
              aria-label={text.usarSecundariaDe(cor)}
              onClick={() => onSecundaria(cor)}
            >
              {text.usarSecundaria}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
