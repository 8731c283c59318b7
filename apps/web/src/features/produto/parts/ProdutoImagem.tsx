import { Package } from 'lucide-react';
import { useState } from 'react';
import { toApiUrl } from '../../../platform/api/api-client.ts';
import styles from './ProdutoImagem.module.css';

export interface ProdutoImagemProps {
  imagem: string | null;
  /** Loads eagerly, for the main picture of a screen; pictures of a list load lazily. */
  eager?: boolean;
}

/** Square picture of a product: a plain background while loading, a drawing when it fails to load. */
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
