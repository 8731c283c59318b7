import { Package } from 'lucide-react';
import { useState } from 'react';
import { toApiUrl } from '../../../platform/api/api-client.ts';
import styles from './ProdutoImagem.module.css';

export interface ProdutoImagemProps {
  imagem: string | null;
  /** The one big picture of a screen comes at once; those of a list when they are scrolled to. */
  eager?: boolean;
}

/** The picture of a product, square from the start: a soft tone until it is there, and our drawing when it does not come. */
export function ProdutoImagem({ imagem, eager = false }: ProdutoImagemProps) {
  const [situacao, setSituacao] = useState<'vem' | 'pronta' | 'quebrada'>('vem');
  if (!imagem || situacao === 'quebrada') {
    return (
      <span className={styles.figura} data-vazia>
        <Package aria-hidden="true" />
      </span>
    );
  }
  return (
    <span className={styles.figura}>
      <img
        src={toApiUrl(imagem)}
        alt=""
        width={320}
        height={320}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        data-pronta={situacao === 'pronta' || undefined}
        onLoad={() => setSituacao('pronta')}
        onError={() => setSituacao('quebrada')}
      />
    </span>
  );
}
