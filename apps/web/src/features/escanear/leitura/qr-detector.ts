/** Finds QR codes in a picture: their texts, none when there is none. */
export type QrDetector = (image: HTMLVideoElement | HTMLCanvasElement | ImageBitmap) => Promise<string[]>;

interface NativeDetector {
  new (options: { formats: string[] }): { detect(image: ImageBitmapSource): Promise<{ rawValue: string }[]> };
  getSupportedFormats(): Promise<string[]>;
}

let ready: Promise<QrDetector> | undefined;

/**
 * The browser's own detector where it reads QR codes, else ours, which comes over the network once (1 MB, 0.4 MB on
 * the wire). Rejects when it could not be loaded; the next call tries again.
 */
export function loadQrDetector(): Promise<QrDetector> {
  ready ??= createDetector().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

/**
 * Fetches our own detector where the browser has none, without starting it, so that the service worker keeps it: the
 * first receipt may be read in a shop without network.
 */
export async function keepQrDetector(): Promise<void> {
  if (await createNative()) return;
  const [, { default: wasm }] = await loadOwn();
  // To its end: an answer that nobody reads may stop half way.
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
      // Phones without the system's service say so only when asked to detect.
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
  // From our own address: by itself the library would fetch the file from somebody else's.
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (image) => (await detector.detect(image)).map(({ rawValue }) => rawValue);
}
