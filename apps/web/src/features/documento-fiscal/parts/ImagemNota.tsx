import { Download, FileText, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@trevo/ui/action/Button.tsx';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Skeleton } from '@trevo/ui/feedback/Skeleton.tsx';
import { documentosText as text } from '../documentos.text.ts';
import { toLeitorPdf, useUriImagem } from '../use-uri-imagem.ts';
import styles from './ImagemNota.module.css';

const isPdf = (uri: string) => /\.pdf(?:[?#]|$)/i.test(uri);

/** Zoom in tenths, so that no step is lost in fractions: from the window's width to twice that. */
const smallest = 10;
const largest = 20;

export interface ImagemNotaProps {
  documentoFiscalID: string;
  uri: string;
  /** Decoration exactly over the picture, at every zoom. */
  sobre?: ReactNode;
}

/** Picture of a receipt with zoom in tenths or by a double tap; a PDF opens in a new tab. */
export function ImagemNota({ documentoFiscalID, uri, sobre }: ImagemNotaProps) {
  const [tenths, setTenths] = useState(smallest);
  const { src, isBroken, onFail, retry, show, save } = useUriImagem(documentoFiscalID, uri);
  const step = (by: number) => setTenths(Math.min(largest, Math.max(smallest, tenths + by)));
  if (isBroken) {
    return (
      <Notice
        tone="alerta"
        action={
          <Button variant="ghost" size="small" onClick={retry}>
            {text.tentarNovamente}
          </Button>
        }
      >
        {text.imagemFalhou}
      </Notice>
    );
  }
  if (!src) return <Skeleton shape="block" height="4rem" />;
  if (isPdf(uri)) {
    return (
      <p className={styles.arquivo}>
        {/* The current URL may have expired, so a tap requests a new one first. */}
        <a
          className={styles.pdf}
          href={toLeitorPdf(src)}
          target="_blank"
          rel="noreferrer"
          onClick={(event) => {
            event.preventDefault();
            void show();
          }}
        >
          <FileText aria-hidden="true" />
          {text.abrirPdf}
        </a>
        <a
          className={styles.pdf}
          href={src}
          onClick={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Download aria-hidden="true" />
          {text.baixarPdf}
        </a>
      </p>
    );
  }
  return (
    <figure className={styles.figure}>
      <div className={styles.window} data-janela>
        <div className={styles.quadro}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons offer the same */}
          <img
            src={src}
            alt={text.imagem}
            loading="lazy"
            style={{ width: `${tenths * 10}%` }}
            onError={onFail}
            onDoubleClick={() => setTenths(tenths === smallest ? largest : smallest)}
          />
          {sobre && (
            <div className={styles.sobre} style={{ width: `${tenths * 10}%` }} aria-hidden="true">
              {sobre}
            </div>
          )}
        </div>
      </div>
      <div className={styles.zoom}>
        <IconButton
          label={text.reduzir}
          icon={<ZoomOut />}
          variant="soft"
          aria-disabled={tenths === smallest || undefined}
          onClick={() => step(-1)}
        />
        <IconButton
          label={text.ampliar}
          icon={<ZoomIn />}
          variant="soft"
          aria-disabled={tenths === largest || undefined}
          onClick={() => step(1)}
        />
      </div>
    </figure>
  );
}
