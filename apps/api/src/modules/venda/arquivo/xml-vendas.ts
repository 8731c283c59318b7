import { SaxesParser } from 'saxes';
import { ArquivoRecusado } from './arquivo-recusado.ts';
import type { Registro } from './registro.ts';
import { createDocumento, findEspecie, type DocumentoXml } from './xml-documento.ts';

const sliceChars = 65_536;
// Bounds against abusive XML: a real note's largest text has a few thousand characters, nesting is about twelve deep,
// and a product has some sixty elements, with at most 990 products per note.
const silentChars = 4 * sliceChars;
const maximumDepth = 64;
const maximumElements = 200_000;

/** Wrapper elements that contain a document and the tax authority's response. */
const involucros = new Set(['nfeProc', 'procEventoNFe']);

/**
 * Parses notes and cancellations from the text of an XML, chunk by chunk, regardless of wrapper elements and of
 * the number of documents. Keeps only the needed fields and never buyer data.
 * Throws ArquivoRecusado when the text is not well-formed XML or exceeds a note's bounds.
 */
export function createLeitorXml(mes: string) {
  const parser = new SaxesParser({ fragment: true, position: true });
  const path: string[] = [];
  let found: Registro[] = [];
  let documento: DocumentoXml | undefined;
  /** The document's element is closed; the authority's response may follow. */
  let isWaiting = false;
  let elements = 0;
  let silent = 0;
  let total = 0;

  const refuse = (motivo: ArquivoRecusado['motivo']) => new ArquivoRecusado(motivo, parser.line);
  const end = () => {
    if (!documento) return;
    const registro = documento.end(elements > maximumElements);
    if (registro) found.push(registro);
    total += 1;
    documento = undefined;
    isWaiting = false;
  };

  parser.on('error', ({ message }) => {
    // The parser runs in fragment mode and rejects a doctype between documents.
    throw refuse(/doctype/.test(message) ? 'xmlPerigoso' : 'xmlQuebrado');
  });
  parser.on('opentag', (tag) => {
    silent = 0;
    elements += 1;
    const name = toLocal(tag.name);
    path.push(name);
    if (path.length > maximumDepth) throw refuse('xmlGrande');
    const especie = findEspecie(name);
    if (especie && (!documento || isWaiting)) {
      end();
      documento = createDocumento(especie, parser.line, mes);
      elements = 0;
    }
    documento?.open(path, tag.attributes as Record<string, string>);
  });
  parser.on('text', (text) => documento?.text(text));
  parser.on('cdata', (text) => documento?.text(text));
  parser.on('comment', () => {
    silent = 0;
  });
  parser.on('closetag', () => {
    silent = 0;
    documento?.close(path);
    const name = path.pop()!;
    if (documento?.isOver(name)) isWaiting = true;
    // The authority's response follows the note inside their wrapper.
    if (isWaiting && !path.some((outer) => involucros.has(outer))) end();
  });

  const write = (text: string) => {
    for (let at = 0; at < text.length; at += sliceChars) {
      const slice = text.slice(at, at + sliceChars);
      silent += slice.length;
      parser.write(slice);
      if (silent > silentChars) throw refuse('xmlGrande');
    }
  };
  const declarations = createDeclarations();
  const take = () => {
    const taken = found;
    found = [];
    return taken;
  };
  /** Records read before a syntax error are returned first; the error is thrown at the next call. */
  let broken: Error | undefined;
  const attempt = (work: () => void): Registro[] => {
    if (broken) throw broken;
    try {
      work();
    } catch (error) {
      if (found.length === 0) throw error;
      broken = error as Error;
    }
    return take();
  };
  return {
    read: (text: string): Registro[] => attempt(() => write(declarations.remove(text))),
    end(): Registro[] {
      if (broken) throw broken;
      write(declarations.end());
      if (path.length > 0) throw refuse('xmlQuebrado');
      parser.close();
      if (total === 0) throw new ArquivoRecusado('semNotas');
      return take();
    },
  };
}

const toLocal = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Blanks out `<?xml …?>` declarations and byte order marks, which may occur only once per document, so that a
 * file may concatenate documents. Keeps the length, so that line numbers stay correct.
 */
function createDeclarations() {
  let held = '';
  const blank = (text: string) =>
    text.replace(/\uFEFF/g, ' ').replace(/<\?xml\s[^>]{0,200}\?>/g, (found) => found.replace(/[^\n]/g, ' '));
  return {
    remove(text: string): string {
      const whole = held + text;
      const last = whole.lastIndexOf('<');
      const isBegun =
        last >= 0 && whole.length - last < 256 && '<?xml '.startsWith(whole.slice(last, last + 6));
      held = isBegun && !whole.slice(last).includes('>') ? whole.slice(last) : '';
      return blank(held === '' ? whole : whole.slice(0, last));
    },
    end(): string {
      const rest = held;
      held = '';
      return blank(rest);
    },
  };
}
