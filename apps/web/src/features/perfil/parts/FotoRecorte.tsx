import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { getCropSide, type Recorte } from '../crop-foto.ts';
import { fotoText as text } from '../perfil.text.ts';
import styles from '../FotoPainel.module.css';

export interface FotoRecorteProps {
  url: string;
  onRecorteChange(recorte: Recorte): void;
  onError(): void;
}

/** Cropper with a round window: drag to move, pinch, wheel or slider to zoom. */
export function FotoRecorte({ url, onRecorteChange, onError }: FotoRecorteProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [side] = useState(() => getCropSide(window.innerWidth));
  return (
    <>
      <div className={styles.palco} style={{ height: `min(${side}px, 55dvh)`, maxWidth: side }}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          objectFit="contain"
          // The page's CSP forbids inline styles.
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onRecorteChange(pixels)}
          mediaProps={{ onError }}
        />
      </div>
      <label className={styles.zoom}>
        {text.zoom}
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
        />
      </label>
      <p className={styles.suave}>{text.dica}</p>
    </>
  );
}
