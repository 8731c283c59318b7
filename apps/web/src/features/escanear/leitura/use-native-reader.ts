import { useCallback, useEffect, useRef, useState } from 'react';
import { findPlugin } from '../../../platform/browser/native-shell.ts';
import { escanearText as text } from '../escanear.text.ts';

export interface NativeReader {
  /** `abrindo` while the native reader covers the page. */
  readonly situacao: 'abrindo' | 'fechada' | 'recusada';
  reopen(): void;
}

/**
 * Opens the native app's reader on mount, a screen of its own over this one. Any failure other than closing it
 * or a denied permission calls `onMissing`, and the page's own camera takes over.
 */
export function useNativeReader(on: { onRead(read: string): void; onMissing(): void }): NativeReader {
  const latest = useRef(on);
  latest.current = on;
  const [situacao, setSituacao] = useState<NativeReader['situacao']>('abrindo');
  const isOpen = useRef(false);
  const open = useCallback(async () => {
    // The reader must not be opened twice.
    if (isOpen.current) return;
    isOpen.current = true;
    setSituacao('abrindo');
    const end = await scan();
    isOpen.current = false;
    if (end.como === 'ausente') return latest.current.onMissing();
    setSituacao(end.como === 'recusada' ? 'recusada' : 'fechada');
    if (end.como === 'lida') latest.current.onRead(end.texto);
  }, []);
  useEffect(() => void open(), [open]);
  return { situacao, reopen: () => void open() };
}

type Fim =
  | { readonly como: 'lida'; readonly texto: string }
  | { readonly como: 'fechada' | 'recusada' | 'ausente' };

/** Error codes of the plugin. */
const fins: Readonly<Record<string, 'fechada' | 'recusada'>> = {
  'OS-PLUG-BARC-0006': 'fechada',
  'OS-PLUG-BARC-0007': 'recusada',
};

async function scan(): Promise<Fim> {
  try {
    const read = await findPlugin('CapacitorBarcodeScanner')?.scanBarcode({
      hint: 0,
      scanInstructions: text.dica,
      scanButton: false,
      scanText: ' ',
      cameraDirection: 1,
      scanOrientation: 3,
      cancelButtonAccessibilityLabel: text.fecharLeitor,
      torchButtonOnAccessibilityLabel: text.desligarLuz,
      torchButtonOffAccessibilityLabel: text.ligarLuz,
      android: { scanningLibrary: 'mlkit' },
    });
    return read ? { como: 'lida', texto: read.ScanResult } : { como: 'ausente' };
  } catch (error) {
    const { code = '' } = (error ?? {}) as { code?: string };
    return { como: fins[code] ?? 'ausente' };
  }
}
