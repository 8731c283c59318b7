import { useNavigate } from 'react-router';
import { useReading } from '../leitura/use-reading.ts';
import { useNativeReader } from '../camera/use-native-reader.ts';
import type { ScannerProps } from './Scanner.tsx';
import { ScannerView } from './ScannerView.tsx';

const onlyLens = { count: 1, next: () => undefined };

/** The installed app's own reader, whose camera lies behind the page; quicker, and better in the dark. */
export function NativeScanner({
  lastSent,
  sending,
  onNota,
  onMissing,
}: ScannerProps & { onMissing(): void }) {
  const navigate = useNavigate();
  const reading = useReading({ lastSent, onNota, onCupom: (path) => void navigate(path, { replace: true }) });
  const { situacao, light, reopen, openSettings } = useNativeReader({
    onRead: (texts) => !sending && reading.take(texts, 'camera'),
    onMissing,
  });
  return (
    <ScannerView
      {...{ situacao, light, reading, sending, reopen, openSettings }}
      lenses={onlyLens}
      picture={null}
      failed={false}
      readPhoto={null}
    />
  );
}
