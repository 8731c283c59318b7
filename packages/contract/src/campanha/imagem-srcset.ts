/** Width of the announced picture on the entry: the whole column. The server and the app must choose the same file. */
export const destaqueSizes = '(min-width: 600px) 30rem, 100vw';

/** Builds the `srcset` of a picture from its served widths in pixels; '' without any. */
export const toSrcSet = (src: string, larguras: readonly number[] = []): string =>
  larguras.map((largura) => `${src}?largura=${largura} ${largura}w`).join(', ');
