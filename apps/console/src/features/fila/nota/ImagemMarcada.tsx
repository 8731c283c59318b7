import { useState } from 'react';
import { filaConsoleText } from '../fila-console.text.ts';
import type { Nota } from '../fila-estado.ts';
import styles from './ImagemMarcada.module.css';

export interface ImagemMarcadaProps {
  uriImagem: string;
  /** Values to outline; empty for none. */
  campos: NonNullable<Nota['leitura']>['campos'];
  hasContraste: boolean;
  /** CSS transform of picture and outlines. */
  transform: string;
  onFail(): void;
}

/** The picture of a receipt with an outline around each value that the reader found. */
export function ImagemMarcada({ uriImagem, campos, hasContraste, transform, onFail }: ImagemMarcadaProps) {
  const [tamanho, setTamanho] = useState<{ readonly largura: number; readonly altura: number }>();
  return (
    <div className={styles.picture} style={{ transform }}>
      <img
        src={uriImagem}
        alt={filaConsoleText.imagem.nome}
        draggable={false}
        data-contraste={hasContraste || undefined}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setTamanho({ largura: naturalWidth, altura: naturalHeight })
        }
        onError={onFail}
      />
      {tamanho && campos.length > 0 && (
        // Fits like the picture (object-fit: contain); the facts beside it have the values as text.
        <svg viewBox={`0 0 ${tamanho.largura} ${tamanho.altura}`} aria-hidden="true">
          {campos.map(({ nome, caixa }) => (
            <polygon
              key={`${nome} ${caixa.join(' ')}`}
              data-campo={nome}
              points={caixa.map(([x = 0, y = 0]) => `${x * tamanho.largura},${y * tamanho.altura}`).join(' ')}
            />
          ))}
        </svg>
      )}
    </div>
  );
}
