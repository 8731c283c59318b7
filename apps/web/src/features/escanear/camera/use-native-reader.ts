import { useEffect, useRef, useState } from 'react';
import { askPlugin, findPlugin } from '../../../platform/browser/native-shell.ts';
import { listenTo } from '../../../platform/native/listen-to.ts';
import type { Plugins } from '../../../platform/native/plugins.ts';
import type { CameraFalha } from './open-camera.ts';
import { useDocumentVisible } from './use-camera.ts';
import type { LightAndZoom } from './use-light-and-zoom.ts';

type Reader = Plugins['BarcodeScanner'];

export interface NativeReader {
  readonly situacao: 'abrindo' | 'aberta' | Extract<CameraFalha, 'recusada'>;
  readonly light: LightAndZoom;
  reopen(): void;
  openSettings(): void;
}

/**
 * Holds the installed app's reader open while the screen is seen. A reader that does not open for any other reason than a
 * no of the person is as good as none: `onMissing`, and the page's own camera takes over.
 */
export function useNativeReader(on: { onRead(texts: string[]): void; onMissing(): void }): NativeReader {
  const latest = useRef(on);
  latest.current = on;
  const [situacao, setSituacao] = useState<NativeReader['situacao']>('abrindo');
  const [torch, setTorch] = useState<boolean | null>(null);
  const [attempt, setAttempt] = useState(0);
  const visible = useDocumentVisible();

  useEffect(() => {
    const reader = findPlugin('BarcodeScanner');
    if (!reader) return latest.current.onMissing();
    if (!visible) return;
    const life = { over: false };
    const ends = [
      listenTo('BarcodeScanner', 'barcodesScanned', ({ barcodes }) =>
        latest.current.onRead(barcodes.map(({ rawValue }) => rawValue)),
      ),
      listenTo('BarcodeScanner', 'scanError', () => latest.current.onMissing()),
    ];
    const opening = closing
      .then(() => openReader(reader, life))
      .then(
        (opened) => {
          if (life.over) return;
          setSituacao(opened.isAllowed ? 'aberta' : 'recusada');
          setTorch(opened.isAllowed && opened.hasLight ? false : null);
        },
        () => {
          if (!life.over) latest.current.onMissing();
        },
      );
    return () => {
      life.over = true;
      for (const end of ends) end();
      delete document.documentElement.dataset[behind];
      // One that is still opening is stopped once it is open, and the next one waits for that.
      // -- swallowed: what did not open has nothing to stop
      closing = opening.then(() => reader.stopScan()).catch(() => undefined);
      setSituacao((was) => (was === 'aberta' ? 'abrindo' : was));
      setTorch(null);
    };
  }, [visible, attempt]);

  return {
    situacao,
    light: {
      torch,
      async toggleTorch() {
        if (torch === null) return;
        const isDone = await askPlugin('BarcodeScanner', async (reader) => {
          await (torch ? reader.disableTorch() : reader.enableTorch());
          return true;
        });
        if (isDone) setTorch(!torch);
      },
      zooms: [],
      zoom: 1,
      setZoom: () => undefined,
    },
    reopen() {
      setSituacao('abrindo');
      setAttempt((n) => n + 1);
    },
    openSettings: () => void askPlugin('BarcodeScanner', (reader) => reader.openSettings()),
  };
}

/** There is one reader: it ends what it did before it begins again. */
let closing: Promise<unknown> = Promise.resolve();

/** On the root while the camera lies behind the page, which must let it be seen. */
const behind = 'cameraAtras';

/** Whether the person allows the camera, and whether it has a light. Throws where there is no reader. */
async function openReader(
  reader: Reader,
  life: { readonly over: boolean },
): Promise<{ readonly isAllowed: boolean; readonly hasLight: boolean }> {
  if (!(await reader.isSupported()).supported) throw new Error('no reader on this device');
  if (!(await isAllowed(reader))) return { isAllowed: false, hasLight: false };
  if (life.over) return { isAllowed: true, hasLight: false };
  document.documentElement.dataset[behind] = '';
  try {
    await reader.startScan({ formats: ['QR_CODE'], lensFacing: 'BACK' });
  } catch (error) {
    delete document.documentElement.dataset[behind];
    throw error;
  }
  const light = await askPlugin('BarcodeScanner', (open) => open.isTorchAvailable());
  return { isAllowed: true, hasLight: light?.available === true };
}

async function isAllowed(reader: Reader): Promise<boolean> {
  const before = (await reader.checkPermissions()).camera;
  const camera = before.startsWith('prompt') ? (await reader.requestPermissions()).camera : before;
  return camera === 'granted' || camera === 'limited';
}
