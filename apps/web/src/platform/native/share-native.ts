import { findPlugin } from '../browser/native-shell.ts';

/**
 * Shares a file through the native share menu, which can also save it; an embedded page can do neither. Resolves
 * to false when the shell cannot share files. Closing the menu is not a failure.
 */
export async function shareNativeFile(file: Blob, nome: string, titulo: string): Promise<boolean> {
  const [files, share] = [findPlugin('Filesystem'), findPlugin('Share')];
  if (!files || !share) return false;
  const { uri } = await files.writeFile({ path: nome, data: await toBase64(file), directory: 'CACHE' });
  await share.share({ title: titulo, files: [uri] }).catch(rethrowUnlessClosed);
  return true;
}

/** Shares text and link through the native share menu; resolves to false when the shell has none. */
export async function shareNativeLink(link: {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}): Promise<boolean> {
  const share = findPlugin('Share');
  if (!share) return false;
  await share.share(link).catch(rethrowUnlessClosed);
  return true;
}

/** The plugin signals a closed menu only by this error. */
function rethrowUnlessClosed(error: unknown): void {
  if (!(error instanceof Error && /cancell?ed/i.test(error.message))) throw error;
}

function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });
}
