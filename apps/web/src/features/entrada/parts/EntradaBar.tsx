import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { BottomBar } from '../../../ui/layout/BottomBar.tsx';
import { entradaText as text } from '../entrada.text.ts';
import styles from './EntradaForm.module.css';

/** The links stand under the bar: with large letters they scroll away, and the button stays. */
export function EntradaBar({ links, children }: { links: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.footer}>
      <BottomBar>{children}</BottomBar>
      {links}
    </div>
  );
}

/** The texts that anybody may read before signing up. */
export function Documentos() {
  return (
    <nav className={styles.links} aria-label={text.documentos}>
      <Link to={appPaths.regulamento}>{text.regulamento}</Link>
      <Link to={appPaths.politicaPrivacidade}>{text.politicaPrivacidade}</Link>
    </nav>
  );
}

/** The way from signing in to signing up. */
export function CriarConta({ onCreate }: { onCreate(): void }) {
  return (
    <p className={styles.links}>
      <span>{text.primeiraVez}</span>
      <button type="button" onClick={onCreate}>
        {text.criarConta}
      </button>
    </p>
  );
}
