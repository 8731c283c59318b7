import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { isPdf } from '../../../platform/browser/blobs.ts';
import { takeCompartilhado } from '../../../platform/browser/take-compartilhado.ts';
import { readPicture } from '../leitura/read-picture.ts';

export interface PicturePickerHandle {
  open(): void;
}

export interface PicturePickerProps {
  ref: Ref<PicturePickerHandle>;
  /** True while the picture is being read. */
  onSearching(searching: boolean): void;
  /** The texts of the codes in the picture; empty when none was found. */
  onTexts(texts: string[]): void;
  /** The file is no picture; a PDF is told apart. */
  onUnreadable(isPdf: boolean): void;
}

/**
 * Lets the person choose a picture, or takes the one that they shared with the app, and reads it on the phone; the
 * picture itself goes nowhere.
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
        // The same picture may be chosen again after it was not read.
        currentTarget.value = '';
        if (file) void read(file);
      }}
    />
  );
}
