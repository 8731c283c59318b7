import { createHash } from 'node:crypto';
import type { ZipEntry } from '../../../kernel/zip.ts';
import {
  type ArquivoParticipantes,
  cabecalhoParticipantes,
  type ManifestoParticipantes,
  manifestoParticipantes,
  nameArquivo,
  type Participante,
  participantesMaximo,
  type SorteioExportado,
  toLinha,
} from './layout-participantes.ts';
import { participantesText } from './participantes.text.ts';

/** Rows in pages, read one page ahead of the file that takes them. */
interface Fila {
  readonly pages: AsyncIterator<readonly Participante[]>;
  linhas: readonly string[];
  at: number;
  isEmpty: boolean;
}

/**
 * Lists the files of a draw's participants: CSV cut at whole rows, then the manifest, then the text that explains them.
 * Each file's content must be read before the next file.
 *
 * @param pages the numbers in order of series and number
 * @param maximo largest CSV file in bytes
 */
export async function* listArquivos(
  pages: AsyncIterable<readonly Participante[]>,
  sorteio: SorteioExportado,
  maximo: number = participantesMaximo,
): AsyncGenerator<ZipEntry> {
  const fila: Fila = { pages: pages[Symbol.asyncIterator](), linhas: [], at: 0, isEmpty: false };
  const arquivos: ArquivoParticipantes[] = [];
  try {
    await fill(fila);
    do {
      const nome = nameArquivo(arquivos.length + 1);
      yield { nome, conteudo: writeCsv(fila, maximo, (facts) => arquivos.push({ nome, ...facts })) };
    } while (!fila.isEmpty);
  } finally {
    await fila.pages.return?.();
  }
  const linhas = arquivos.reduce((sum, arquivo) => sum + arquivo.linhas, 0);
  if (linhas !== sorteio.numeros)
    throw new Error(`the draw of ${sorteio.sorteio} has ${sorteio.numeros} numbers, not ${linhas}`);
  const { campanha, manifestoHash } = sorteio;
  const manifesto: ManifestoParticipantes = {
    versao: 1,
    campanha,
    sorteio: sorteio.sorteio,
    manifestoHash,
    linhas,
    arquivos,
  };
  yield { nome: manifestoParticipantes, conteudo: toPieces(`${JSON.stringify(manifesto, null, 2)}\n`) };
  yield {
    nome: participantesText.nomeLeiaMe,
    conteudo: toPieces(participantesText.leiaMe(sorteio, arquivos)),
  };
}

async function* toPieces(texto: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(texto);
}

/** Reads the next page when the last one is used up. */
async function fill(fila: Fila): Promise<void> {
  while (!fila.isEmpty && fila.at >= fila.linhas.length) {
    const { done, value } = await fila.pages.next();
    if (done) fila.isEmpty = true;
    else {
      fila.linhas = value.map(toLinha);
      fila.at = 0;
    }
  }
}

/** Writes rows until the next one would exceed the size; a file has one row at least, if any is left. */
async function* writeCsv(
  fila: Fila,
  maximo: number,
  onEnd: (facts: Omit<ArquivoParticipantes, 'nome'>) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let [bytes, linhas] = [0, 0];
  const send = (texto: string): Uint8Array => {
    const piece = Buffer.from(texto);
    hash.update(piece);
    return piece;
  };
  bytes += cabecalhoParticipantes.length;
  yield send(cabecalhoParticipantes);
  for (let isFull = false; !isFull && !fila.isEmpty;) {
    let piece = '';
    for (; fila.at < fila.linhas.length; fila.at += 1) {
      const linha = fila.linhas[fila.at]!;
      const length = Buffer.byteLength(linha);
      isFull = linhas > 0 && bytes + length > maximo;
      if (isFull) break;
      piece += linha;
      bytes += length;
      linhas += 1;
    }
    if (piece !== '') yield send(piece);
    await fill(fila);
  }
  onEnd({ linhas, bytes, sha256: hash.digest('hex') });
}
