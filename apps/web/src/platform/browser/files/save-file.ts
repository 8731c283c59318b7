import { isNative } from '../native-shell.ts';

/** Hands a file to the user: through the share menu of the native app, which has no downloads, else as a download. */
export async function saveFile(
  file: Blob,
  { nome, titulo }: { nome: string; titulo: string },
): Promise<void> {
  if (isNative()) {
    const { shareNativeFile } = await import('../../native/share-native.ts');
    if (await shareNativeFile(file, nome, titulo)) return;
  }
  downloadFile(file, nome);
}

/** Downloads a file. */
export function downloadFile(file: Blob, nome: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: nome });
  document.body.append(link);
  link.click();
  link.remove();
  // The download reads the object URL asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
