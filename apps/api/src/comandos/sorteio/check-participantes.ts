import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import * as v from 'valibot';
import { CommandError } from '../run-command.ts';
import {
  type ArquivoParticipantes,
  type ManifestoParticipantes,
  manifestoParticipantes,
  participantesMaximo,
} from '../../modules/sorteio/congelamento/layout-participantes.ts';
import { participantesText } from '../../modules/sorteio/congelamento/participantes.text.ts';
import { comandoText } from '../comando.text.ts';
import { createCortador, type LinhaCsv } from '../../modules/venda/arquivo/csv-linhas.ts';
import { parseConferenciaArguments } from './parse-conferencia-arguments.ts';
import { participantesComandoText as text } from './participantes-problema.text.ts';
import { checkCabecalho, createCheckLinha } from './read-participantes.ts';

/** Findings that are reported; a file saved by a spreadsheet has one in each line. */
const achadosMaximo = 20;
/** Bytes of the manifest that are read. */
const manifestoMaximo = 1_000_000;

const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const manifestoSchema = v.object({
  versao: v.literal(1),
  campanha: v.object({ ano: v.number(), identificacao: v.string() }),
  sorteio: v.string(),
  manifestoHash: hashSchema,
  linhas: countSchema,
  arquivos: v.array(
    v.object({ nome: v.string(), linhas: countSchema, bytes: countSchema, sha256: hashSchema }),
  ),
}) satisfies v.GenericSchema<unknown, ManifestoParticipantes>;

/** Collects the lines of the report. */
interface Relatorio {
  readonly linhas: string[];
  readonly achados: string[];
}

type CheckLinha = ReturnType<typeof createCheckLinha>;

/**
 * Checks a ZIP or a CSV of a draw's participants: layout, order, uniqueness of the numbers, counts and hashes. It reads the
 * files in pieces. Throws CommandError with the report of a refused one.
 */
export async function runParticipantes(given: string[], usage: string): Promise<string> {
  const { file, publicada } = parseConferenciaArguments(given, usage);
  const relatorio: Relatorio = { linhas: [], achados: [] };
  const total = await checkArquivo(file, publicada, relatorio);
  const { linhas, achados } = relatorio;
  if (achados.length === 0) return [...linhas, text.confere(total)].join('\n');
  const shown = achados.length > achadosMaximo ? [...achados.slice(0, achadosMaximo), text.mais] : achados;
  throw new CommandError([...linhas, ...shown, text.naoConfere].join('\n'));
}

async function checkArquivo(
  file: string,
  publicada: string | undefined,
  relatorio: Relatorio,
): Promise<number> {
  try {
    return await (/\.zip$/i.test(file) ? checkZip(file, publicada, relatorio) : checkSolto(file, relatorio));
  } catch (error) {
    const { code, syscall, constructor } = error as NodeJS.ErrnoException;
    if (syscall !== undefined) throw new CommandError(comandoText.semArquivo(file, code));
    // yauzl and zlib report a defective ZIP as plain errors.
    if (constructor === Error) throw new CommandError(text.naoAbre(file));
    throw error;
  }
}

/** Checks a CSV without a manifest; returns the number of its rows. */
async function checkSolto(file: string, relatorio: Relatorio): Promise<number> {
  const { linhas } = await checkCsv(basename(file), createReadStream(file), createCheckLinha(), relatorio);
  return linhas;
}

async function checkZip(file: string, publicada: string | undefined, relatorio: Relatorio): Promise<number> {
  const zip = await openPromise(file, { autoClose: false });
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const { campanha, sorteio, manifestoHash, arquivos, linhas } = await readManifesto(file, zip, entries);
    relatorio.linhas.push(text.sorteio(`${campanha.ano}/${campanha.identificacao}`, sorteio, manifestoHash));
    if (publicada !== undefined && publicada !== manifestoHash) relatorio.achados.push(text.outroSorteio);
    const known = [manifestoParticipantes, participantesText.nomeLeiaMe, ...arquivos.map(({ nome }) => nome)];
    for (const nome of entries.keys())
      if (!known.includes(nome)) relatorio.achados.push(text.foraDoManifesto(nome));
    const checkLinha = createCheckLinha();
    let total = 0;
    for (const esperado of arquivos) {
      const entry = entries.get(esperado.nome);
      if (!entry) relatorio.achados.push(text.semArquivo(esperado.nome));
      else total += await checkEntry(zip, entry, esperado, { checkLinha, relatorio });
    }
    if (total !== linhas) relatorio.achados.push(text.contagem(basename(file), total, linhas));
    return total;
  } finally {
    zip.close();
  }
}

async function readManifesto(
  file: string,
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
): Promise<ManifestoParticipantes> {
  const entry = entries.get(manifestoParticipantes);
  const chunks: Buffer[] = [];
  if (entry && entry.uncompressedSize <= manifestoMaximo)
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), manifestoSchema),
    Buffer.concat(chunks).toString('utf8'),
  );
  if (!parsed.success) throw new CommandError(text.semManifesto(file));
  return parsed.output;
}

/** Checks a file of the ZIP against the manifest; returns the number of its rows. */
async function checkEntry(
  zip: ZipFile,
  entry: Entry,
  { nome, linhas, sha256 }: ArquivoParticipantes,
  { checkLinha, relatorio }: { readonly checkLinha: CheckLinha; readonly relatorio: Relatorio },
): Promise<number> {
  const found = await checkCsv(nome, await zip.openReadStreamPromise(entry), checkLinha, relatorio);
  if (found.sha256 !== sha256) relatorio.achados.push(text.hash(nome));
  if (found.linhas !== linhas) relatorio.achados.push(text.contagem(nome, found.linhas, linhas));
  return found.linhas;
}

/** Checks the lines of a file, and returns its facts. */
async function checkCsv(
  nome: string,
  pieces: AsyncIterable<unknown>,
  checkLinha: CheckLinha,
  { linhas: said, achados }: Relatorio,
): Promise<ArquivoParticipantes> {
  const hash = createHash('sha256');
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const cortador = createCortador();
  let [bytes, linhas] = [0, 0];
  const check = ({ linha, texto }: LinhaCsv): void => {
    const isCabecalho = linha === 1;
    if (!isCabecalho) linhas += 1;
    const problema = texto === null ? 'linhaGrande' : isCabecalho ? checkCabecalho(texto) : checkLinha(texto);
    // One more than reported: the report says that there are more.
    if (problema && achados.length <= achadosMaximo) achados.push(text.linha(nome, linha, problema));
  };
  const decode = (piece?: Uint8Array): string => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      // -- swallowed: the only reason is an invalid byte
      throw new CommandError(text.naoUtf8(nome));
    }
  };
  for await (const piece of pieces as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
    cortador.cut(decode(piece)).forEach(check);
  }
  cortador.cut(decode()).forEach(check);
  cortador.end().forEach(check);
  if (bytes === 0) achados.push(text.linha(nome, 1, 'cabecalho'));
  if (bytes > participantesMaximo) achados.push(text.grande(nome, participantesMaximo));
  const sha256 = hash.digest('hex');
  said.push(text.arquivo(nome, linhas, bytes, sha256));
  return { nome, linhas, bytes, sha256 };
}
