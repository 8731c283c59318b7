import { saveBlob } from './save-text.ts';

/** Reads a file of this device as base64 with its type. */
export const readBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsDataURL(file);
  });

/** Saves a file that a call answered as base64. */
export function saveBase64(nome: string, type: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  saveBlob(nome, new Blob([bytes], { type }));
}
