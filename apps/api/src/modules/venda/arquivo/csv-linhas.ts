// Longer than any line of sales; longer lines are discarded while streaming.
const linhaMaxima = 65_536;

/** A line of the file; null when it exceeds the maximum length. */
export interface LinhaCsv {
  readonly linha: number;
  readonly texto: string | null;
}

/**
 * Splits text into lines and omits empty ones. A line break ends the line even inside quotes, so that an
 * unclosed quote does not swallow the lines after it.
 */
export function createCortador() {
  let held = '';
  let isDropping = false;
  let linha = 0;
  const add = (found: LinhaCsv[], texto: string) => {
    linha += 1;
    if (isDropping || texto.length > linhaMaxima) found.push({ linha, texto: null });
    else if (texto.trim() !== '') found.push({ linha, texto });
    isDropping = false;
  };
  return {
    cut(text: string): LinhaCsv[] {
      const found: LinhaCsv[] = [];
      const lines = (held + text).split('\n');
      held = lines.pop()!;
      for (const line of lines) add(found, line.endsWith('\r') ? line.slice(0, -1) : line);
      if (held.length > linhaMaxima) {
        isDropping = true;
        held = '';
      }
      return found;
    },
    /** Returns the rest after the last line break. */
    end(): LinhaCsv[] {
      const found: LinhaCsv[] = [];
      if (held !== '' || isDropping) add(found, held);
      return found;
    },
  };
}

/**
 * Splits a line into fields. A field may be quoted, with quotes doubled inside; undefined for an unclosed quote
 * or for text after a closing quote.
 */
export function splitCampos(texto: string, separador: string): string[] | undefined {
  if (!texto.includes('"')) return texto.split(separador);
  const campos: string[] = [];
  for (let at = 0; at <= texto.length;) {
    const quoted = /[^\S\t]*"/y;
    quoted.lastIndex = at;
    if (!quoted.test(texto)) {
      const end = toEnd(texto, separador, at);
      campos.push(texto.slice(at, end));
      at = end + 1;
      continue;
    }
    let campo = '';
    let open = quoted.lastIndex;
    for (;;) {
      const close = texto.indexOf('"', open);
      if (close < 0) return undefined;
      campo += texto.slice(open, close);
      open = close + 1;
      if (texto[open] !== '"') break;
      campo += '"';
      open += 1;
    }
    const end = toEnd(texto, separador, open);
    if (texto.slice(open, end).trim() !== '') return undefined;
    campos.push(campo);
    at = end + 1;
  }
  return campos;
}

function toEnd(texto: string, separador: string, from: number): number {
  const end = texto.indexOf(separador, from);
  return end < 0 ? texto.length : end;
}
