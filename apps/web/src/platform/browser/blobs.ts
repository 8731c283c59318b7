import { useEffect, useState } from 'react';

const pdfType = 'application/pdf';

/** Whether a file is a PDF, by how it begins: phones often tell no type. */
export const isPdf = async (file: Blob): Promise<boolean> =>
  (await file.slice(0, 5).text()) === '%PDF-' || file.type === pdfType;

/** A PDF that also says so, for what goes by types alone: the preview, and the server. */
export const toPdf = (file: Blob): Blob =>
  file.type === pdfType ? file : new Blob([file], { type: pdfType });

/** An address for a picture that is on this phone only, for as long as it is shown. */
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
