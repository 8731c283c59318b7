import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkCampanhaFile, formatErros } from '@trevo/config/campanha-file-check';
import type { ErrorEnvelope } from '@trevo/contract/envelope';
import { fillPath, paths } from '@trevo/contract/paths';
import { commitKey, createPermutation } from '@trevo/rules/numero-sorte';
import { isSeries } from '@trevo/rules/serie-numeros';
import type { FileStorage } from './adapters/storage/storage.port.ts';
import type { KeyRing } from './kernel/auth/key-ring.ts';
import { systemClock } from './kernel/clock.ts';
import type { Db } from './kernel/db/db.ts';
import { getFolderHolder } from './kernel/db/folder-lock.ts';
import { DomainError, toErrorEnvelope } from './kernel/domain-error.ts';
import { EnvironmentError, parseEnvironment, type Environment } from './kernel/environment.ts';
import { createLogger, type Logger } from './kernel/log.ts';
import { createCampanhaModule } from './modules/campanha/campanha.module.ts';
import { createWorkers } from './create-services.ts';
import { createListRespondidas } from './modules/quiz/cedula.store.ts';
import type { ImagemNova } from './modules/campanha/imagem-marca.service.ts';
import type { Publicada } from './modules/campanha/publicacao.service.ts';
import { createLivrosStore } from './modules/operador/livros.store.ts';
import { checkPremios, type Ask } from './check-premios.ts';
import { folders } from './folders.ts';
import { openStorage } from './open-adapters.ts';
import { openSegredos } from './open-segredos.ts';
import { openDatabase, requireProgramStorage, updateSchema } from './start-database.ts';

const usage =
  'Uso: npm run campanha -- validar ARQUIVO | publicar ARQUIVO | numeros CHAVE SÉRIES PRIMEIRO ÚLTIMO | premios ENDEREÇO ANO CAMPANHA [ELO…]';

/** The pictures that every promoter has; where a program runs elsewhere, its own answer tells of those. */
const marcas = join(folders.fixtures, 'marcas');
/** A picture that comes with a file lies beside it. */
const toImagemPath = (file: string, nome: string) => join(dirname(file), 'marcas', nome);

/** A failure that is the file's or the command's: its words are the whole output. */
class CommandError extends Error {}

async function run([command, ...given]: string[]): Promise<string> {
  if (command === 'numeros') return printNumeros(given);
  if (command === 'premios') return runPremios(given);
  if (command === 'contas') return checkContas();
  const [file] = given;
  if (!file || !['validar', 'publicar'].includes(command ?? '')) throw new CommandError(usage);
  const text = readFile(file);
  const proprias = new Set<string>();
  const result = checkCampanhaFile(text, file, (nome) => {
    if (nome === '' || nome.includes('..')) return false;
    const isPropria = existsSync(toImagemPath(file, nome));
    if (isPropria) proprias.add(nome);
    return isPropria || existsSync(join(marcas, nome));
  });
  if (!result.ok) throw new CommandError(formatErros(file, result.erros));
  const { ano, identificacao } = result.arquivo.campanha;
  if (command === 'validar')
    return [
      ...result.avisos.map((aviso) => formatAviso(formatErros(file, [aviso]))),
      `${file}: campanha ${ano}/${identificacao} válida (${result.hash.slice(0, 12)}).`,
    ].join('\n');
  const imagens = [...proprias].map((nome) => ({ nome, bytes: readFileSync(toImagemPath(file, nome)) }));
  const published = await publish(basename(file), text, imagens);
  return [
    ...published.avisos.map(formatAviso),
    `Campanha ${published.ano}/${published.identificacao} publicada (${published.hash.slice(0, 12)}).`,
    `Endereços: ${published.hosts.join(', ')}`,
    ...(imagens.length > 0 ? [`Imagens: ${imagens.map(({ nome }) => nome).join(', ')}`] : []),
    `Compromisso dos números (SHA-256): ${published.compromissoNumeros}`,
  ].join('\n');
}

const formatAviso = (linha: string) => `Aviso: ${linha}`;

/** Works numbers out again from the revealed key: a line `ordem;série;número` for each, by the order they were given in. */
function printNumeros([chave = '', ...figures]: string[]): string {
  const [series, first, last] = figures.map(Number) as [number, number, number];
  const isKey = /^[0-9a-f]{64}$/i.test(chave);
  const isPlain = figures.length === 3 && figures.every((text) => /^\d{1,9}$/.test(text));
  if (!isKey || !isPlain || !isSeries(series) || first > last) throw new CommandError(usage);
  const { total, permute } = createPermutation(Buffer.from(chave, 'hex'), series);
  if (last >= total) throw new CommandError(`Com ${series} séries a ordem vai de 0 a ${total - 1}.`);
  const lines = [`Impressão digital (SHA-256) da chave: ${commitKey(Buffer.from(chave, 'hex'))}`];
  for (let ordem = first; ordem <= last; ordem++) {
    const { serie, numero } = permute(ordem);
    lines.push(`${ordem};${serie};${numero}`);
  }
  return lines.join('\n');
}

/** Checks seal, record and prizes of a campaign that is over, and that links kept while it ran are still in the record. */
async function runPremios([endereco = '', ano, identificacao, ...elos]: string[]): Promise<string> {
  if (!URL.canParse(endereco) || !ano || !identificacao) throw new CommandError(usage);
  const ask: Ask = async (id, more = { depois: 0 }) => {
    const path = fillPath(paths[id].path, { ano, identificacao, ...more });
    const response = await fetch(new URL(path, endereco)).catch(
      (error: Error & { cause?: { code?: string } }) => {
        throw new CommandError(
          `Não foi possível falar com ${endereco} (${error.cause?.code ?? error.name}).`,
        );
      },
    );
    return readRetorno(response);
  };
  const { isSame, words } = await checkPremios(ask, elos);
  if (!isSame) throw new CommandError(words);
  return words;
}

/** Holds accounts, receipts, orders and stock against each other; what does not add up is this command's failure. */
async function checkContas(): Promise<string> {
  const found = await askOrOpen<Record<string, object[]>>('operador.conferirContas', undefined, ({ db }) =>
    createLivrosStore(db).check(),
  );
  const lines = Object.entries(found).flatMap(([livro, diferencas]) =>
    diferencas.map((diferenca) => JSON.stringify({ livro, ...diferenca })),
  );
  if (lines.length === 0) return 'As contas conferem.';
  throw new CommandError(['As contas não conferem:', ...lines].join('\n'));
}

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandError(
      `Não foi possível ler ${file} (${(error as NodeJS.ErrnoException).code ?? 'erro'}).`,
    );
  }
}

function publish(nomeArquivo: string, texto: string, imagens: readonly ImagemNova[]): Promise<Publicada> {
  const sent = imagens.map(({ nome, bytes }) => ({ nome, conteudo: bytes.toString('base64') }));
  return askOrOpen(
    'operador.publicarCampanha',
    { nomeArquivo, texto, imagens: sent },
    async ({ db, keys, storage, hasNamedStorage, log }) => {
      if (imagens.length > 0 && db.engine === 'postgres')
        await requireProgramStorage(db, storage, hasNamedStorage);
      const workers = createWorkers(log);
      try {
        return await createCampanhaModule({
          db,
          clock: systemClock,
          keys,
          hasDemoFallback: false,
          listRespondidas: createListRespondidas(db),
          storage,
          marcas,
          workers,
        }).publicacoes.publish(nomeArquivo, texto, imagens);
      } finally {
        for (const worker of Object.values(workers)) worker.close();
      }
    },
  );
}

interface Opened {
  readonly db: Db;
  readonly log: Logger;
  readonly keys: KeyRing;
  readonly storage: FileStorage;
  /** Whether the environment names the storage, by STORAGE_URL or DATA_FOLDER. */
  readonly hasNamedStorage: boolean;
}

/** Asks the running program when it holds the embedded database, else does it straight in the database. */
async function askOrOpen<T>(
  id: 'operador.publicarCampanha' | 'operador.conferirContas',
  body: object | undefined,
  work: (parts: Opened) => Promise<T>,
): Promise<T> {
  const env = parseEnvironment(process.env, folders.project);
  const holder = env.DATABASE_URL ? undefined : getFolderHolder(env.dataFolder);
  if (!holder) return openAndDo(env, work);
  if (holder.port === null)
    throw new CommandError('O programa ainda está começando; tente de novo em instantes.');
  const { method, path } = paths[id];
  const response = await fetch(`http://127.0.0.1:${holder.port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${holder.operatorToken}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return readRetorno(response);
}

/** What the program answered; a refusal is this command's failure, in its words. */
async function readRetorno<T>(response: Response): Promise<T> {
  const envelope = (await response.json()) as ErrorEnvelope & { retorno: T };
  if (!response.ok) throw new CommandError(formatRefusal(envelope));
  return envelope.retorno;
}

/** What was refused, what to do about it, and each place that it is about. */
const formatRefusal = ({ mensagem, cura, detalhes = [] }: Partial<ErrorEnvelope>): string =>
  [mensagem, cura, ...detalhes.map((detalhe) => detalhe.mensagem)].filter(Boolean).join('\n');

async function openAndDo<T>(env: Environment, work: (parts: Opened) => Promise<T>): Promise<T> {
  const { db, keys, lock } = await openDatabase(env, () => undefined);
  try {
    await updateSchema(db, env);
    await openSegredos(db, keys);
    const storage = openStorage(env.STORAGE_URL, join(env.dataFolder, 'arquivos'));
    const hasNamedStorage = Boolean(env.STORAGE_URL ?? process.env['DATA_FOLDER']);
    return await work({ db, keys, storage, hasNamedStorage, log: createLogger(env.LOG_LEVEL) });
  } finally {
    await db.close();
    lock?.release();
  }
}

run(process.argv.slice(2)).then(
  (words) => console.log(words),
  (error: unknown) => {
    const isExpected = error instanceof CommandError || error instanceof EnvironmentError;
    if (error instanceof DomainError) console.error(formatRefusal(toErrorEnvelope(error, '')));
    else console.error(isExpected ? error.message : error);
    process.exitCode = 1;
  },
);
