import type { ReactNode } from 'react';
import type { ListRowProps } from '@trevo/ui/display/list/ListRow.tsx';
import { type ImagemWire, PremioImagem } from './PremioImagem.tsx';
import styles from './PremioMiniatura.module.css';

/** Returns the leading part of a list row: the picture of a prize, or an icon without one. */
export const toMiniatura = (
  imagem: ImagemWire | undefined,
  icon: ReactNode,
): Pick<ListRowProps, 'leading' | 'leadingPlain'> =>
  imagem
    ? {
        leading: <PremioImagem imagem={imagem} sizes="4.5rem" className={styles.miniatura} />,
        leadingPlain: true,
      }
    : { leading: icon };
