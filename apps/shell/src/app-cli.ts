// npm run app -- criar ARQUIVO: the installed app of a campaign file, as projects for Android and iPhones.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseBootstrap } from '@trevo/config/configuracao/bootstrap';
import { isPublicHost } from '@trevo/config/configuracao/parse-valor';
import { versaoApp } from '@trevo/rules/texto/versao-app';
import { buildOnce } from '../../../tools/build-once.mjs';
import { projectFolder } from '../../../tools/project.ts';
import { measureSeen, openPicture } from './brand-pictures.ts';
import { readCampanhaApp, ShellError, type CampanhaApp } from './campanha-app.ts';
import { shellText } from './shell.text.ts';
import { writeApp } from './write-app.ts';

const options = {
  saida: { type: 'string' },
  endereco: { type: 'string' },
  'google-services': { type: 'string' },
  web: { type: 'string' },
  compilacao: { type: 'string', default: '0' },
  teste: { type: 'boolean', default: false },
} as const;

async function run(argv: string[]): Promise<string> {
  const { values, positionals } = parse(argv);
  const [command, file, ...rest] = positionals;
  if (command !== 'criar' || file === undefined || rest.length > 0) throw new ShellError(shellText.uso);
  const compilacao = /^\d{1,2}$/.test(values.compilacao) ? Number(values.compilacao) : undefined;
  if (compilacao === undefined) throw new ShellError(shellText.uso);
  // npm runs in the project's folder; the caller's working directory may be another.
  const from = (path: string) => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
  const app = readCampanhaApp(from(file), {
    versao: versaoApp,
    compilacao,
    hasServicosGoogle: values['google-services'] !== undefined,
    endereco: values.endereco === undefined ? undefined : requireEndereco(values.endereco),
    marcas: join(projectFolder, 'packages/fixtures/marcas'),
  });
  const { pacote } = app.aplicativo;
  const google = values['google-services'];
  const servicosGoogle = google === undefined ? undefined : readServicosGoogle(from(google), pacote);
  const target =
    values.saida === undefined ? join(projectFolder, 'apps/shell/gerado', pacote) : from(values.saida);
  if (values.web === undefined) buildOnce();
  console.log(shellText.compilando);
  await writeApp({
    app,
    bootstrap: {
      ...parseBootstrap(process.env),
      urlConfiguracao: app.servidor,
      pacotesProducao: values.teste ? [] : [pacote],
    },
    project: projectFolder,
    webDist: values.web === undefined ? join(projectFolder, 'apps/web/dist') : from(values.web),
    target,
    servicosGoogle,
  });
  return [...(await listAvisos(app, servicosGoogle !== undefined)), shellText.pronto(target)].join('\n');
}

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options, allowPositionals: true });
  } catch {
    throw new ShellError(shellText.uso);
  }
}

function requireEndereco(endereco: string): string {
  const isGood = URL.canParse(endereco) && /^https:\/\/[^/]+\/?$/.test(endereco);
  if (!isGood) throw new ShellError(shellText.enderecoInvalido(endereco));
  return endereco;
}

interface ServicosGoogle {
  readonly client?: readonly {
    readonly client_info?: { readonly android_client_info?: { readonly package_name?: string } };
  }[];
}

/**
 * Reads Firebase's configuration file and checks its package: with another package the app would start but never
 * receive a notification.
 */
function readServicosGoogle(file: string, pacote: string): Buffer {
  let bytes: Buffer;
  let content: ServicosGoogle;
  try {
    bytes = readFileSync(file);
    content = JSON.parse(bytes.toString('utf8')) as ServicosGoogle;
  } catch {
    throw new ShellError(shellText.semServicosGoogle(file));
  }
  const isOwn = content.client?.some(
    ({ client_info: info }) => info?.android_client_info?.package_name === pacote,
  );
  if (!isOwn) throw new ShellError(shellText.servicosDeOutroPacote(file, pacote));
  return bytes;
}

/** Returns warnings about missing data that does not prevent making the app. */
async function listAvisos(
  { aplicativo, avisos, servidor, imagens, corFundo }: CampanhaApp,
  hasServicosGoogle: boolean,
): Promise<string[]> {
  const { hostname } = new URL(servidor);
  const simbolo = imagens.simbolo && (await openPicture(imagens.simbolo, 'simbolo'));
  return [
    ...avisos.map(shellText.avisoDoArquivo),
    !isPublicHost(hostname) && shellText.avisoServidor(hostname),
    !hasServicosGoogle && shellText.avisoServicosGoogle,
    aplicativo.assinaturasAndroid.length === 0 && shellText.avisoAssinaturas,
    !aplicativo.equipeApple && shellText.avisoEquipe,
    !simbolo && shellText.avisoSimbolo,
    simbolo && (await measureSeen(simbolo, corFundo)) < 0.5 && shellText.avisoSimboloSome(corFundo),
  ].filter((line) => typeof line === 'string');
}

run(process.argv.slice(2)).then(
  (words) => console.log(words),
  (error: unknown) => {
    console.error(error instanceof ShellError ? error.message : error);
    process.exitCode = 1;
  },
);
