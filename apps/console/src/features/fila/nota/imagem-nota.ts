/** Loads and decodes a picture, so that it is shown without a wait. */
export function preload(uriImagem: string | null): void {
  if (!uriImagem || isPdf(uriImagem)) return;
  const image = new Image();
  image.src = uriImagem;
}

/** Whether the file is a PDF, which is opened instead of shown. */
export const isPdf = (uriImagem: string): boolean => /\.pdf(\?|$)/.test(uriImagem);
