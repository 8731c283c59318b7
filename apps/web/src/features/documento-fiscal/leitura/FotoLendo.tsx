import { ScanText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { useUriImagem } from '../use-uri-imagem.ts';
import styles from './FotoLendo.module.css';
import { leituraText as text } from './leitura.text.ts';

/** Photo of a receipt while the program reads it. */
export function FotoLendo({ documento, hasTitle }: { documento: DocumentoFiscal; hasTitle: boolean }) {
  const { documentoFiscalID, uriImagem } = documento;
  const [said, setSaid] = useState('');
  // Screen readers announce changes of a live region, not its first content.
  useEffect(() => setSaid(`${text.lendo} ${text.lendoDetalhe}`), []);
  return (
    <section className={styles.lendo}>
      {hasTitle && (
        <p className={styles.titulo} aria-hidden="true">
          <ScanText />
          {text.lendo}
        </p>
      )}
      {uriImagem && <Foto documentoFiscalID={documentoFiscalID} uri={uriImagem} />}
      <LiveRegion>{said}</LiveRegion>
    </section>
  );
}

/** Renders nothing for a file that the browser shows in no image, such as a PDF. */
function Foto({ documentoFiscalID, uri }: { documentoFiscalID: string; uri: string }) {
  const { src, isBroken, onFail } = useUriImagem(documentoFiscalID, uri);
  if (!src || isBroken || /\.pdf(?:[?#]|$)/i.test(uri)) return null;
  return (
    <div className={styles.foto}>
      <img src={src} alt="" onError={onFail} />
      <span className={styles.feixe} />
    </div>
  );
}
