import { formatCompleto, formatPerto } from '../format/momento.ts';

/** An instant near now in words; the whole of it on hover. */
export function Momento({ em }: { em: string }) {
  return (
    <time dateTime={em} title={formatCompleto(em)}>
      {formatPerto(em)}
    </time>
  );
}
