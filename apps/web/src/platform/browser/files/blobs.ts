import { useEffect, useState } from 'react';

const pdfType = 'application/pdf';

/** Returns whether a file is a PDF by its first bytes or its MIME type; phones often report no type. */
export const isPdf = async (file: Blob): Promise<boolean> =>
  (await file.slice(0, 5).text()) === '%PDF-' || file.type === pdfType;

/** Returns the PDF with its MIME type, for the preview and the server, which only check the type. */
export const toPdf = (file: Blob): Blob =>
  file.type === pdfType ? file : new Blob([file], { type: pdfType });

/** Returns an object URL for a local picture; it is revoked on unmount. */
export function useBlobUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [blob]);
  return url;
}
