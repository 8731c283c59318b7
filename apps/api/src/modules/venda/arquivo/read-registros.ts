import { createLeitorCsv } from './csv-vendas.ts';
import type { Registro } from './registro.ts';
import { createLeitorXml } from './xml-vendas.ts';

/** Character encoding of a file, detected over its whole content at upload. */
export type Codificacao = 'utf-8' | 'windows-1252' | 'utf-16le';

interface Leitor {
  read(text: string): Registro[];
  end(): Registro[];
}

/**
 * Streams a sales file's records in groups, by line or by document. Throws ArquivoRecusado where it cannot be
 * read any further. Deterministic: the same bytes yield the same records.
 *
 * @param mes the São Paulo month in which the file arrived, `yyyy-mm`
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
      // Leading white space does not determine the format.
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
