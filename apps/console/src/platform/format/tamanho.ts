import { formatContagem } from '@trevo/client/format.ts';

/** Returns the size of a file in words: kilobytes below one megabyte. */
export function formatTamanho(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 1
    ? `${formatContagem(Math.max(1, Math.round(bytes / 1_000)))} KB`
    : `${megabytes.toFixed(1).replace('.', ',')} MB`;
}
