import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useNativeReader } from '../leitura/use-native-reader.ts';
import { useReading } from '../leitura/use-reading.ts';
import type { ScannerProps } from './Scanner.tsx';
import { ScannerView } from './ScannerView.tsx';

/** The native reader has its own torch and lens control. */
const noLight = { torch: null, toggleTorch: () => undefined, zooms: [], zoom: 1, setZoom: () => undefined };
const onlyLens = { count: 1, next: () => undefined };

/**
 * Scanner of the native app, faster than a page's and better in the dark; the other ways in are on the page
 * below it.
 */
export function NativeScanner({
  lastSent,
  sending,
  onNota,
  onMissing,
}: ScannerProps & { onMissing(): void }) {
  const navigate = useNavigate();
  const reading = useReading({ lastSent, onNota, onCupom: (path) => void navigate(path, { replace: true }) });
  const reader = useNativeReader({ onRead: (read) => reading.take([read], 'camera'), onMissing });
  const [aviso, setAviso] = useState<string | null>(null);
  useEffect(() => {
    if (reading.notice) setAviso(reading.notice);
  }, [reading.notice]);
  function reopen() {
    setAviso(null);
    reader.reopen();
  }
  return (
    <ScannerView
      reading={reading}
      sending={sending}
      aviso={aviso}
      reopen={reopen}
      situacao={sending ? 'aberta' : reader.situacao}
      light={noLight}
      lenses={onlyLens}
      picture={null}
      leitor="pronto"
      readPhoto={null}
    />
  );
}
