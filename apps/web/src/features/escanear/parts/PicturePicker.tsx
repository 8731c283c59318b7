import { useImperativeHandle, useRef, type Ref } from 'react';
import { isPdf } from '../../../platform/browser/blobs.ts';
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

/** Lets the person choose a picture and reads it on the phone; the picture itself goes nowhere. */
export function PicturePicker({ ref, onSearching, onTexts, onUnreadable }: PicturePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ open: () => input.current?.click() }));

  async function read(file: File) {
    onSearching(true);
    try {
      onTexts(await readPicture(file));
    } catch {
      onUnreadable(await isPdf(file).catch(() => false));
    } finally {
      onSearching(false);
    }
  }

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
