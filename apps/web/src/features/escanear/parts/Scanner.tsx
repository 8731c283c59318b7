import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Envio } from '../../documento-fiscal/public.ts';
import { useCamera } from '../camera/use-camera.ts';
import { useLenses } from '../camera/use-lenses.ts';
import { useLightAndZoom } from '../camera/use-light-and-zoom.ts';
import { readPhoto } from '../leitura/take-photo.ts';
import { useReading } from '../leitura/use-reading.ts';
import { useQrReader } from '../leitura/use-qr-reader.ts';
import styles from './Scanner.module.css';
import { ScannerView } from './ScannerView.tsx';

export interface ScannerProps {
  lastSent: string | null;
  /** Whether a receipt was scanned and is being sent: the picture freezes. */
  sending: boolean;
  onNota(envio: Envio): void;
}

/** Full-screen browser camera that scans continuously, with the other ways in below it. */
export function Scanner({ lastSent, sending, onNota }: ScannerProps) {
  const [open, setOpen] = useState(false);
  const lenses = useLenses(open);
  const camera = useCamera(lenses.deviceId);
  const { situacao, track, videoRef } = camera;
  const light = useLightAndZoom(track);
  const navigate = useNavigate();
  const reading = useReading({ lastSent, onNota, onCupom: (path) => void navigate(path, { replace: true }) });
  const isOpen = situacao === 'aberta';
  const reader = useQrReader(videoRef, isOpen && !sending, (texts) => reading.take(texts, 'camera'));
  useEffect(() => setOpen(isOpen), [isOpen]);
  useEffect(() => {
    if (sending) videoRef.current?.pause();
  }, [sending, videoRef]);
  return (
    <ScannerView
      situacao={situacao}
      light={light}
      lenses={lenses}
      reading={reading}
      sending={sending}
      reopen={camera.reopen}
      picture={<video ref={videoRef} className={styles.video} playsInline muted aria-hidden="true" />}
      leitor={reader.failed ? 'ausente' : 'pronto'}
      readPhoto={() => readPhoto(track, videoRef.current)}
    />
  );
}
