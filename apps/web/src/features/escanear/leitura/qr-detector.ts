/** Detects QR codes in a picture and returns their texts; empty when there are none. */
export type QrDetector = (image: HTMLVideoElement | HTMLCanvasElement | ImageBitmap) => Promise<string[]>;

interface NativeDetector {
  new (options: { formats: string[] }): { detect(image: ImageBitmapSource): Promise<{ rawValue: string }[]> };
  getSupportedFormats(): Promise<string[]>;
}

let ready: Promise<QrDetector> | undefined;

/**
 * Returns the browser's BarcodeDetector where it reads QR codes, else the bundled one, which is loaded once (1
 * MB, 0.4 MB compressed). Rejects when it could not be loaded; the next call retries.
 */
export function loadQrDetector(): Promise<QrDetector> {
  ready ??= createDetector().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

/**
 * Prefetches the bundled detector where the browser has none, so that the service worker caches it: the first
 * receipt may be scanned in a shop without network.
 */
export async function precacheQrDetector(): Promise<void> {
  if (await createNative()) return;
  const [, { default: wasm }] = await loadOwn();
  // Read the body completely: an unread response may be aborted half way.
  await (await fetch(wasm)).arrayBuffer();
}

const loadOwn = () =>
  Promise.all([import('barcode-detector/ponyfill'), import('zxing-wasm/reader/zxing_reader.wasm?url')]);

async function createDetector(): Promise<QrDetector> {
  const native = await createNative();
  if (!native) return createOwn();
  let current = native;
  return async (image) => {
    try {
      return await current(image);
    } catch (error) {
      // Phones without the system service throw only when asked to detect.
      if (current !== native || !(error instanceof Error) || error.name !== 'NotSupportedError') throw error;
      current = await createOwn();
      return current(image);
    }
  };
}

async function createNative(): Promise<QrDetector | undefined> {
  const Native = (globalThis as { BarcodeDetector?: NativeDetector }).BarcodeDetector;
  try {
    if (!Native || !(await Native.getSupportedFormats()).includes('qr_code')) return undefined;
    const detector = new Native({ formats: ['qr_code'] });
    return async (image) => (await detector.detect(image)).map(({ rawValue }) => rawValue);
  } catch {
    return undefined;
  }
}

async function createOwn(): Promise<QrDetector> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await loadOwn();
  // Load from this origin: by default the library fetches the file from a third-party CDN.
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (image) => (await detector.detect(image)).map(({ rawValue }) => rawValue);
}
