/** EXIF data of a phone's camera: an orientation, and a secret. */
export const segredo = 'LATITUDE-SECRETA';

/** Adds EXIF to a JPEG like a camera held upright: an orientation and a description. */
export function withExif(jpeg: Buffer): Buffer {
  const text = Buffer.from(`${segredo}\0`);
  const ifd = Buffer.alloc(2 + 2 * 12 + 4);
  ifd.writeUInt16LE(2, 0);
  // ImageDescription, text after the directory; Orientation 6: a quarter turn clockwise.
  ifd.writeUInt16LE(0x010e, 2);
  ifd.writeUInt16LE(2, 4);
  ifd.writeUInt32LE(text.length, 6);
  ifd.writeUInt32LE(8 + ifd.length, 10);
  ifd.writeUInt16LE(0x0112, 14);
  ifd.writeUInt16LE(3, 16);
  ifd.writeUInt32LE(1, 18);
  ifd.writeUInt16LE(6, 22);
  const tiff = Buffer.concat([Buffer.from('49492a0008000000', 'hex'), ifd, text]);
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** Reads width and height of a JPEG from its frame header. */
export function measureJpeg(jpeg: Buffer): { width: number; height: number } {
  for (let at = 2; at < jpeg.length - 9;) {
    const marker = jpeg.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2)
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  throw new Error('This is no JPEG');
}
