import { createLeitorCsv } from './csv-vendas.ts';
import type { Registro } from './registro.ts';
import { createLeitorXml } from './xml-vendas.ts';

/** How the bytes of a file say their letters; told by the whole of it, when it came. */
export type Codificacao = 'utf-8' | 'windows-1252' | 'utf-16le';

interface Leitor {
  read(text: string): Registro[];
  end(): Registro[];
}

/**
 * What a sales file says, line by line or document by document, in groups as it is read. Throws ArquivoRecusado where it
 * cannot be read any further. The same bytes say the same, whenever they are read.
 *
 * @param mes the São Paulo month in which the file came, `yyyy-mm`
 */
export async function* readRegistros(
  pieces: AsyncIterable<Uint8Array>,
  codificacao: Codificacao,
  mes: string,
): AsyncGenerator<Registro[]> {
  const decoder = new TextDecoder(codificacao);
  let leitor: Leitor | undefined;
  let head = '';
  for await (const piece of pieces) {
    const text = decoder.decode(piece, { stream: true });
    if (leitor) yield leitor.read(text);
    else {
      head += text;
      // Nothing but blanks says nothing yet.
      if (!/\S/.test(head)) continue;
      leitor = createLeitor(head, mes);
      yield leitor.read(head);
    }
  }
  leitor ??= createLeitor(head, mes);
  yield leitor.read(decoder.decode());
  yield leitor.end();
}

const createLeitor = (head: string, mes: string): Leitor =>
  head.trimStart().startsWith('<') ? createLeitorXml(mes) : createLeitorCsv(mes);
