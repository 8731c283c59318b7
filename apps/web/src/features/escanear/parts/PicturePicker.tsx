import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { isPdf } from '../../../platform/browser/files/blobs.ts';
import { takeCompartilhado } from '../../../platform/browser/files/take-compartilhado.ts';
import { readPicture } from '../leitura/read-picture.ts';

export interface PicturePickerHandle {
  open(): void;
}

export interface PicturePickerProps {
  ref: Ref<PicturePickerHandle>;
  /** Called with true while the picture is being scanned. */
  onSearching(searching: boolean): void;
  /** Receives the texts of the codes in the picture; empty when none was found. */
  onTexts(texts: string[]): void;
  /** Called when the file cannot be decoded; tells whether it is a PDF. */
  onUnreadable(isPdf: boolean): void;
}

/**
 * Lets the user choose a picture, or takes the one shared with the app (Web Share Target), and scans it on the
 * device; the picture is not uploaded.
 */
export function PicturePicker({ ref, onSearching, onTexts, onUnreadable }: PicturePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ open: () => input.current?.click() }));

  async function read(file: Blob) {
    onSearching(true);
    try {
      onTexts(await readPicture(file));
    } catch {
      onUnreadable(await isPdf(file).catch(() => false));
    } finally {
      onSearching(false);
    }
  }

  async function readCompartilhado() {
    const compartilhado = await takeCompartilhado();
    if (!compartilhado) return;
    if ('arquivo' in compartilhado) await read(compartilhado.arquivo);
    else onTexts(compartilhado.textos);
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- looked for once, when the screen opens
  useEffect(() => void readCompartilhado(), []);

  return (
    <input
      ref={input}
      type="file"
      accept="image/*,application/pdf"
      hidden
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        // Resetting the value lets the user choose the same file again.
        currentTarget.value = '';
        if (file) void read(file);
      }}
    />
  );
}
