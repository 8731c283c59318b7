import { FileText, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { documentosText as text } from '../documentos.text.ts';
import styles from './ImagemNota.module.css';

const isPdf = (uri: string) => /\.pdf(?:[?#]|$)/i.test(uri);

/** The picture of a receipt, twice as large on a double tap; a PDF opens in its own window. */
export function ImagemNota({ uri }: { uri: string }) {
  const [large, setLarge] = useState(false);
  if (isPdf(uri)) {
    return (
      <a className={styles.pdf} href={uri} target="_blank" rel="noreferrer">
        <FileText aria-hidden="true" />
        {text.abrirPdf}
      </a>
    );
  }
  return (
    <figure className={styles.figure}>
      <div className={styles.window}>
        {/* The button below does the same without a mouse. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button offers the same */}
        <img
          src={uri}
          alt={text.imagem}
          loading="lazy"
          data-large={large || undefined}
          onDoubleClick={() => setLarge(!large)}
        />
      </div>
      <IconButton
        label={large ? text.reduzir : text.ampliar}
        icon={large ? <ZoomOut /> : <ZoomIn />}
        variant="soft"
        className={styles.zoom}
        onClick={() => setLarge(!large)}
      />
    </figure>
  );
}
