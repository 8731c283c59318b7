import type { Leitura } from '@trevo/leitura/leitura';

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
