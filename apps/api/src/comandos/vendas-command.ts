import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { vendasMaximoBytes } from '@trevo/contract/venda/venda.calls';
import type { ErrorEnvelope } from '@trevo/contract/envelope';
import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { getFolderHolder } from '@trevo/postgres/embedded/folder-lock';
import { parseEnvironment } from '../kernel/environment.ts';
import { folders } from '../folders.ts';
import { CommandError, formatRefusal, type Variables } from './run-command.ts';

const usage = `Uso: npm run vendas -- importar ARQUIVO HOST ANO CAMPANHA
HOST: o endereço da campanha, como https://promo.exemplo.com.br (com OPERATOR_TOKEN no ambiente), ou só o host,
como sol.localhost, para o programa desta máquina.`;

type Importacao = RetornoOf<Calls['operador.obterImportacaoVendas']>;

/** Address of the process, and the host sent in the request. */
interface Programa {
  readonly url: URL;
  readonly host: string;
  readonly token: string;
}

const pollMilliseconds = 500;

/** Runs `npm run vendas`; reports the progress on stderr. */
export async function runVendas(
  [command, arquivo, host, ano, identificacao]: string[],
  variables: Variables,
): Promise<string> {
  if (command !== 'importar' || !arquivo || !host || !ano || !identificacao) throw new CommandError(usage);
  const programa = findPrograma(host, variables);
  const params = { ano, identificacao };
  const bytes = readSize(arquivo);
  const path = `${fillPath(paths['operador.importarVendas'].path, params)}?nome=${encodeURIComponent(basename(arquivo))}`;
  const sent = createReadStream(arquivo, { highWaterMark: 256 * 1024 });
  const answered = ask(programa, 'POST', path, {
    file: watch(sent, bytes),
    headers: { 'content-type': 'application/octet-stream', 'content-length': String(bytes) },
  });
  const feita = await readRetorno<Importacao & { repetido: boolean }>(await answered);
  if (feita.repetido) print('Este conteúdo já tinha sido enviado; nada é importado de novo.\n');
  const importacao = await waitForEnd(programa, params, feita);
  const words = [describe(importacao)];
  if (importacao.erros > 0) words.push(await saveErros(programa, params, importacao.id, arquivo));
  if (importacao.situacao !== 'pronto')
    throw new CommandError([...words, importacao.motivo ?? ''].join('\n'));
  // Ends the line of the progress.
  print('\n');
  return words.join('\n');
}

function findPrograma(host: string, variables: Variables): Programa {
  const env = parseEnvironment(variables, folders.project);
  if (/^https?:\/\//.test(host)) {
    if (!URL.canParse(host)) throw new CommandError(usage);
    if (!env.OPERATOR_TOKEN) throw new CommandError('Falta OPERATOR_TOKEN no ambiente.');
    const url = new URL(host);
    return { url, host: url.host, token: env.OPERATOR_TOKEN };
  }
  const holder = env.DATABASE_URL ? undefined : getFolderHolder(env.dataFolder);
  const [port, token] = holder ? [holder.port, holder.commandToken] : [env.PORT, env.OPERATOR_TOKEN];
  if (!port || !token)
    throw new CommandError(
      'O programa não está rodando nesta máquina; inicie-o, ou informe o endereço dele.',
    );
  return { url: new URL(`http://127.0.0.1:${port}`), host, token };
}

function readSize(arquivo: string): number {
  try {
    const { size } = statSync(arquivo);
    if (size <= vendasMaximoBytes) return size;
  } catch (error) {
    throw new CommandError(
      `Não foi possível ler ${arquivo} (${(error as NodeJS.ErrnoException).code ?? 'erro'}).`,
    );
  }
  throw new CommandError(`${arquivo} passa de 256 MB; divida-o em arquivos menores.`);
}

/** node:http instead of fetch, because the Host header differs from the local address. */
function ask(
  { url, host, token }: Programa,
  method: string,
  path: string,
  { file, headers = {} }: { file?: AsyncIterable<Uint8Array>; headers?: Record<string, string> } = {},
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = open(new URL(path, url), {
      method,
      headers: { host, authorization: `Bearer ${token}`, ...headers },
    });
    outgoing.on('response', resolve);
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      reject(new CommandError(`Não foi possível falar com ${url.host} (${error.code ?? error.message}).`)),
    );
    if (!file) outgoing.end();
    // -- swallowed: a response sent before the end of the upload is read, and the request reports its own failure
    else pipeline(file, outgoing).catch(() => undefined);
  });
}

async function readRetorno<T>(response: IncomingMessage): Promise<T> {
  const envelope = JSON.parse(await text(response)) as ErrorEnvelope & { retorno: T };
  if ((response.statusCode ?? 500) >= 400) throw new CommandError(formatRefusal(envelope));
  return envelope.retorno;
}

async function waitForEnd(
  programa: Programa,
  params: Record<string, string>,
  feita: Importacao,
): Promise<Importacao> {
  const path = fillPath(paths['operador.obterImportacaoVendas'].path, { ...params, id: feita.id });
  for (let importacao = feita; ;) {
    if (importacao.terminadoEm !== null) return importacao;
    print(
      `\rImportando: ${toPercent(importacao.bytes, importacao.totalBytes)}, ${importacao.linhas} linhas `,
    );
    await new Promise((done) => setTimeout(done, pollMilliseconds));
    importacao = await readRetorno(await ask(programa, 'GET', path));
  }
}

const describe = ({ linhas, novas, mudadas, iguais, erros }: Importacao): string =>
  `${linhas} linhas: ${novas} novas, ${mudadas} mudadas, ${iguais} iguais, ${erros} com erro.`;

/** Saves the import errors beside the file. */
async function saveErros(
  programa: Programa,
  params: Record<string, string>,
  id: string,
  arquivo: string,
): Promise<string> {
  const saved = `${arquivo}.erros.csv`;
  const answer = await ask(programa, 'GET', fillPath(paths['operador.errosVendas'].path, { ...params, id }));
  if (answer.statusCode !== 200) await readRetorno(answer);
  await pipeline(answer, createWriteStream(saved));
  return `Linhas com erro: ${saved}`;
}

/** Streams the file and reports the progress. */
async function* watch(file: Readable, bytes: number): AsyncGenerator<Uint8Array> {
  let sent = 0;
  let printed = '';
  for await (const piece of file as AsyncIterable<Uint8Array>) {
    yield piece;
    sent += piece.length;
    const percent = toPercent(sent, bytes);
    if (percent !== printed) print(`\rEnviando: ${percent} `);
    printed = percent;
  }
  print('\n');
}

const toPercent = (part: number, whole: number): string =>
  `${Math.floor((100 * part) / Math.max(1, whole))} %`;

/** Progress goes to stderr, because it is not a result. */
const print = (words: string): void => void process.stderr.write(words);
