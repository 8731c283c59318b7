import { Fragment } from 'react';
import type { Bloco, Trecho } from '../parse-texto.ts';
import styles from './TextoView.module.css';

/** A campaign's document as elements. Headings begin at the second level: the first is the screen's own. */
export function TextoView({ blocos }: { blocos: readonly Bloco[] }) {
  return (
    <div className={styles.texto}>
      {/* The document never changes under the reader's eyes, so places are names enough. */}
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
