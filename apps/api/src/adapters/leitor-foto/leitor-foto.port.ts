import type { ItemLido, Leitura } from '@trevo/leitura/leitura';

export type { ItemLido, Leitura };

/** Reads the fields of a receipt from its photo. */
export interface LeitorFoto {
  /**
   * Reads a photo as uploaded. Throws upload.imagemInvalida or upload.imagemGrande for a file that cannot be a
   * photo of a receipt, and servidor.ocupado when the queue is full or the process died: read it again later.
   */
  ler(imagem: Buffer): Promise<Leitura>;
  /** Kills the process; running readings are rejected. */
  close(): void;
}

/** Kinds of demo photos: proved by the reader (`boa`), read in part (`torta`), no receipt (`outra`). */
export type AmostraFoto = 'boa' | 'torta' | 'outra';

/** Draws a photo of a key's fictitious receipt as a JPEG. */
export type DrawFotoDemo = (
  nota: {
    readonly chaveAcesso: string;
    /** Text of its QR code. */
    readonly qr: string;
    /** Today, `yyyy-mm-dd`. */
    readonly hoje: string;
  },
  amostra: AmostraFoto,
) => Promise<Buffer>;
