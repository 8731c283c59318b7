import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkCampanhaFile, formatErros } from '@trevo/config/campanha-file/campanha-file-check';
import type { Aplicativo } from '@trevo/config/campanha-file/parts/campanha-file-aplicativo';
import { toNomeCurto } from '@trevo/config/aplicativo/nome-curto';
import { parseEntradas, toEntradas } from '@trevo/config/configuracao/parse-entradas';
import { getApiUrlBase, getCores } from '@trevo/config/configuracao/configuracao-questions';
import { buildTheme, marcaToCss, type OutroModo, toOutroModo } from '@trevo/config/tema/theme';
import { findAppAvisos } from './app-avisos.ts';
import { toVersionCode } from './native-version.ts';
import { shellText } from './shell.text.ts';

/** An error with a message for the user of the command. */
export class ShellError extends Error {}

/** A promoter's app: input of both native projects. */
export interface CampanhaApp {
  readonly aplicativo: Aplicativo;
  /** Warnings about valid but probably unintended settings, one line each with place and remedy. */
  readonly avisos: readonly string[];
  /** Name below the icon, short enough for launchers. */
  readonly nomeCurto: string;
  readonly versao: string;
  readonly versionCode: number;
  /** Hosts of links that open the app. */
  readonly hosts: readonly string[];
  /** Base URL of configuration, API and images, without trailing slash. */
  readonly servidor: string;
  readonly corFundo: string;
  /** Background colour before the first paint. */
  readonly corPagina: string;
  readonly isEscuro: boolean;
  /** Initial theme of the page until the configuration is loaded; its background image comes from the server. */
  readonly temaCss: string;
  readonly outroModo: OutroModo;
  readonly imagens: {
    readonly icone: Buffer;
    /** The drawing without background; undefined when the campaign has none. */
    readonly simbolo: Buffer | undefined;
  };
}

export interface CampanhaAppOptions {
  readonly versao: string;
  readonly compilacao: number;
  /** Overrides the campaign's own address. */
  readonly endereco: string | undefined;
  /** Whether Firebase's configuration file is included. */
  readonly hasServicosGoogle: boolean;
  /** Folder of images that are not beside the file. */
  readonly marcas: string;
}

/** Reads a campaign file as an app; throws ShellError with a message when it is invalid. */
export function readCampanhaApp(file: string, options: CampanhaAppOptions): CampanhaApp {
  if (!existsSync(file)) throw new ShellError(shellText.semArquivo(file));
  const checked = checkCampanhaFile(readFileSync(file, 'utf8'), basename(file), undefined, (arquivo) =>
    findAppAvisos(arquivo, options.hasServicosGoogle),
  );
  if (!checked.ok) throw new ShellError(formatErros(file, checked.erros));
  const { aplicativo, configuracao: own, hosts } = checked.arquivo;
  if (!aplicativo) throw new ShellError(shellText.semAplicativo(file));
  const { configuracao } = parseEntradas(toEntradas(own));
  const cores = getCores(configuracao);
  const theme = buildTheme(cores);
  const read = (nome: string) => readImagem(nome, [join(dirname(file), 'marcas'), options.marcas]);
  // The check of the file guarantees that one of the two is set.
  const icone = aplicativo.icone ?? configuracao['tema.icone']!;
  return {
    avisos: checked.avisos.map((aviso) => formatErros(basename(file), [aviso])),
    aplicativo,
    nomeCurto: toNomeCurto(configuracao, aplicativo.nome),
    versao: options.versao,
    versionCode: toVersionCode(options.versao, options.compilacao),
    hosts,
    servidor: (options.endereco ?? getApiUrlBase(configuracao) ?? `https://${hosts[0]!}`).replace(/\/+$/, ''),
    corFundo: (aplicativo.corFundo ?? cores.corPrimaria).toLowerCase(),
    corPagina: theme.fundo,
    isEscuro: cores.modo === 'escuro',
    temaCss: marcaToCss(cores),
    // The status bar is built for the campaign's mode, so the device's preference does not apply.
    outroModo: toOutroModo(cores, false),
    imagens: { icone: read(icone), simbolo: aplicativo.simbolo ? read(aplicativo.simbolo) : undefined },
  };
}

function readImagem(caminho: string, folders: readonly string[]): Buffer {
  const nome = basename(caminho);
  const found = folders.map((folder) => join(folder, nome)).find((path) => existsSync(path));
  if (!found) throw new ShellError(shellText.semImagem(caminho, folders));
  return readFileSync(found);
}
