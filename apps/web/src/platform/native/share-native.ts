import { findPlugin } from '../browser/native-shell.ts';

/**
 * Hands a file to the installed app's sharing, which can also save it: a page inside of the app can do neither. False
 * where the shell has none for files. Closing the menu is no failure.
 */
export async function shareNativeFile(file: Blob, nome: string, titulo: string): Promise<boolean> {
  const [files, share] = [findPlugin('Filesystem'), findPlugin('Share')];
  if (!files || !share) return false;
  const { uri } = await files.writeFile({ path: nome, data: await toBase64(file), directory: 'CACHE' });
  await share.share({ title: titulo, files: [uri] }).catch(rethrowUnlessClosed);
  return true;
}

/** Hands words and a link to the installed app's sharing; false where the shell has none. */
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

/** The plugin's only way to say that nothing was chosen. */
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
