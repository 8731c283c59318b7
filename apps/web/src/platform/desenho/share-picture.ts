import { isNative } from '../browser/native-shell.ts';
import { downloadFile } from '../browser/files/save-file.ts';

/**
 * Shares a picture through the system's share menu, or downloads it where there is none. Closing the menu is not
 * a failure. Throws when neither works.
 */
export async function sharePicture(
  picture: Blob,
  { nome, titulo }: { nome: string; titulo: string },
): Promise<void> {
  if (isNative()) {
    const { shareNativeFile } = await import('../native/share-native.ts');
    if (await shareNativeFile(picture, nome, titulo)) return;
  }
  const file = new File([picture], nome, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: titulo });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // Some systems report share support and then fail.
    }
  }
  downloadFile(picture, nome);
}
