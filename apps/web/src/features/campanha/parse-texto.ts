/** An inline run of text, plain or strong. */
export interface Trecho {
  readonly texto: string;
  readonly isStrong: boolean;
}

export type Bloco =
  | { readonly tipo: 'titulo'; readonly nivel: 1 | 2 | 3; readonly trechos: readonly Trecho[] }
  | { readonly tipo: 'paragrafo'; readonly linhas: readonly (readonly Trecho[])[] }
  | { readonly tipo: 'lista'; readonly isOrdered: boolean; readonly itens: readonly (readonly Trecho[])[] };

const heading = /^(#{1,6})\s+(.*)$/;
const listItem = /^\s*(?:[-*•]|(\d+)[.)])\s+(.*)$/;

/**
 * Parses the Markdown subset that campaigns use: `#` headings, `-` and `1.` lists, paragraphs, `**bold**`.
 * Everything else stays plain text; the output is never interpreted as HTML.
 */
export function parseTexto(texto: string): Bloco[] {
  const blocos: Bloco[] = [];
  let open: { linhas: Trecho[][] } | { isOrdered: boolean; itens: Trecho[][] } | undefined;
  for (const line of texto.replace(/\r\n?/g, '\n').split('\n')) {
    const title = heading.exec(line);
    const item = listItem.exec(line);
    if (line.trim() === '') open = undefined;
    else if (title) {
      open = undefined;
      const nivel = Math.min(title[1]!.length, 3) as 1 | 2 | 3;
      blocos.push({ tipo: 'titulo', nivel, trechos: parseTrechos(title[2]!) });
    } else if (item) {
      const isOrdered = item[1] !== undefined;
      if (!open || !('itens' in open) || open.isOrdered !== isOrdered) {
        open = { isOrdered, itens: [] };
        blocos.push({ tipo: 'lista', ...open });
      }
      open.itens.push(parseTrechos(item[2]!));
    } else {
      if (!open || !('linhas' in open)) {
        open = { linhas: [] };
        blocos.push({ tipo: 'paragrafo', ...open });
      }
      open.linhas.push(parseTrechos(line.trim()));
    }
  }
  return blocos;
}

/** Returns the text of a block without marks. */
export const toPlainText = (trechos: readonly Trecho[]): string => trechos.map(({ texto }) => texto).join('');

function parseTrechos(line: string): Trecho[] {
  // Parts with an odd index were between two pairs of asterisks.
  return line
    .split(/\*\*(.+?)\*\*/)
    .map((texto, index) => ({ texto, isStrong: index % 2 === 1 }))
    .filter(({ texto }) => texto !== '');
}
