import { Fragment } from 'react';
import type { Bloco, Trecho } from '../parse-texto.ts';
import styles from './TextoView.module.css';

/** Renders a campaign document as elements. Headings start at level 2: level 1 is the screen's title. */
export function TextoView({ blocos }: { blocos: readonly Bloco[] }) {
  return (
    <div className={styles.texto}>
      {/* The document is immutable while it is shown, so the index is a stable key. */}
      {blocos.map((bloco, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed text has no other name for its parts
        <BlocoView key={place} bloco={bloco} />
      ))}
    </div>
  );
}

function BlocoView({ bloco }: { bloco: Bloco }) {
  if (bloco.tipo === 'titulo') {
    const Heading = bloco.nivel === 3 ? 'h3' : 'h2';
    return (
      <Heading className={styles.titulo}>
        <Trechos trechos={bloco.trechos} />
      </Heading>
    );
  }
  if (bloco.tipo === 'paragrafo') {
    return (
      <p>
        {bloco.linhas.map((linha, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a fixed text has no other name for its parts
          <Fragment key={place}>
            {place > 0 && <br />}
            <Trechos trechos={linha} />
          </Fragment>
        ))}
      </p>
    );
  }
  const List = bloco.isOrdered ? 'ol' : 'ul';
  return (
    <List className={styles.lista}>
      {bloco.itens.map((item, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed text has no other name for its parts
        <li key={place}>
          <Trechos trechos={item} />
        </li>
      ))}
    </List>
  );
}

function Trechos({ trechos }: { trechos: readonly Trecho[] }) {
  return trechos.map(({ texto, isStrong }, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- a fixed text has no other name for its parts
    isStrong ? <strong key={place}>{texto}</strong> : <Fragment key={place}>{texto}</Fragment>,
  );
}
