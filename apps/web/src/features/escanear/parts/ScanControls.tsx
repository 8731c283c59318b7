import { Aperture, Camera, Flashlight, FlashlightOff, Image, Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import type { Lenses } from '../camera/use-lenses.ts';
import type { LightAndZoom } from '../camera/use-light-and-zoom.ts';
import { escanearText as text } from '../escanear.text.ts';
import styles from './ScanControls.module.css';

export interface ScanControlsProps {
  camera: LightAndZoom;
  lenses: Pick<Lenses, 'count' | 'next'>;
  /** Null while no photo can be taken. */
  onTakePhoto: (() => void) | null;
  /** Null where there are no photos to choose from. */
  onPickPicture: (() => void) | null;
}

/** Controls of the camera, only those that it supports, and the two other ways in. */
export function ScanControls({ camera, lenses, onTakePhoto, onPickPicture }: ScanControlsProps) {
  const { torch, zooms, zoom } = camera;
  return (
    <div className={styles.controls}>
      {zooms.length > 0 && (
        <div className={styles.zoom}>
          <Segmented
            label={text.zoom}
            options={zooms.map((step) => ({ value: String(step), label: text.vezes(step) }))}
            value={String(zoom)}
            onValueChange={(next) => camera.setZoom(Number(next))}
          />
        </div>
      )}
      {onTakePhoto && (
        <button type="button" className={styles.shutter} onClick={onTakePhoto}>
          <Camera aria-hidden="true" />
          {text.fotografar}
        </button>
      )}
      <div className={styles.row}>
        {onPickPicture && <Action icon={<Image />} label={text.galeria} onClick={onPickPicture} />}
        {torch !== null && (
          <Action
            icon={torch ? <FlashlightOff /> : <Flashlight />}
            label={torch ? text.desligarLuz : text.ligarLuz}
            pressed={torch}
            onClick={camera.toggleTorch}
          />
        )}
        {lenses.count > 1 && <Action icon={<Aperture />} label={text.lente} onClick={lenses.next} />}
        <Link to={appPaths.digitacaoManual} className={styles.action}>
          <span className={styles.disc}>
            <Keyboard />
          </span>
          {text.digitar}
        </Link>
      </div>
    </div>
  );
}

function Action(props: { icon: ReactNode; label: string; pressed?: boolean; onClick(): void }) {
  return (
    <button
      type="button"
      className={styles.action}
      data-pressed={props.pressed || undefined}
      onClick={props.onClick}
    >
      <span className={styles.disc}>{props.icon}</span>
      {props.label}
    </button>
  );
}
