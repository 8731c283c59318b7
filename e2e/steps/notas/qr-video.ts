import { writeFileSync } from 'node:fs';
import encodeQR from 'qr';

/** Appearance of the sheet in the camera. */
export interface QrVideoOptions {
  readonly width?: number;
  readonly height?: number;
  /** Pixels per module; the largest that fits by default. */
  readonly modulePixels?: number;
  /** Brightness of paper and ink, 0 to 255. */
  readonly paper?: number;
  readonly ink?: number;
}

const framesPerSecond = 5;
const secondsPerCode = 3;
const table = 110;

/**
 * Writes a video that Chromium plays as the camera (`--use-file-for-fake-video-capture`): each text as a QR code
 * on a sheet for three seconds, in a loop; a single text is a still picture. Uncompressed YUV4MPEG2, which needs
 * no encoder.
 */
export function writeQrVideo(file: string, texts: readonly string[], options: QrVideoOptions = {}): void {
  const { width = 640, height = 480 } = options;
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`);
  const count = texts.length === 1 ? 1 : framesPerSecond * secondsPerCode;
  const frames = texts.flatMap((text) => {
    const frame = Buffer.concat([
      Buffer.from('FRAME\n'),
      drawCode(text, { ...options, width, height }),
      drawGrey(width, height),
    ]);
    return Array.from({ length: count }, () => frame);
  });
  writeFileSync(file, Buffer.concat([header, ...frames]));
}

/** Draws the brightness of each pixel: the code centred on a sheet of paper, on a darker table. */
function drawCode(
  text: string,
  { width, height, modulePixels, paper = 235, ink = 16 }: QrVideoOptions & { width: number; height: number },
): Buffer {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const scale = modulePixels ?? Math.floor((height * 0.8) / modules.length);
  const side = scale * modules.length;
  const left = Math.floor((width - side) / 2);
  const top = Math.floor((height - side) / 2);
  const pixels = Buffer.alloc(width * height, table);
  for (let y = 0; y < side; y++) {
    const row = modules[Math.floor(y / scale)] ?? [];
    for (let x = 0; x < side; x++) {
      pixels[(top + y) * width + left + x] = row[Math.floor(x / scale)] ? ink : paper;
    }
  }
  return pixels;
}

/** Draws both chroma planes of a grey picture. */
const drawGrey = (width: number, height: number) => Buffer.alloc((width * height) / 2, 128);
