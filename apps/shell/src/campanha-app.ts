import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkCampanhaFile, formatErros } from '@trevo/config/campanha-file/campanha-file-check';
import type { Aplicativo } from '@trevo/config/campanha-file/campanha-file-aplicativo';
import { toNomeCurto } from '@trevo/config/aplicativo/nome-curto';
import { parseEntradas, toEntradas } from '@trevo/config/configuracao/parse-entradas';
import { getApiUrlBase, getCores } from '@trevo/config/configuracao/configuracao-questions';
import { buildTheme, marcaToCss } from '@trevo/config/tema/theme';
import { findAppAvisos } from './app-avisos.ts';
import { toVersionCode } from './native-version.ts';
import { shellText } from './shell.text.ts';

/** Said to who called the program, in words. */
export class ShellError extends Error {}

/** One promoter's app: what the projects of both systems are made of. */
export interface CampanhaApp {
  readonly aplicativo: Aplicativo;
  /** What the file allows and probably does not mean, one line each with its place and its cure. */
  readonly avisos: readonly string[];
  /** The name below the icon, which phones do not cut. */
  readonly nomeCurto: string;
  readonly versao: string;
  readonly versionCode: number;
  /** Hosts whose links open the app. */
  readonly hosts: readonly string[];
  /** Where configuration, calls and pictures come from, without a final bar. */
  readonly servidor: string;
  readonly corFundo: string;
  /** Behind the page, before anything is drawn. */
  readonly corPagina: string;
  readonly isEscuro: boolean;
  /** The theme as the page has it until it knows better; its picture comes from the server. */
  readonly temaCss: string;
  readonly imagens: {
    readonly icone: Buffer;
    /** The drawing without its ground; undefined when the campaign brings none. */
    readonly simbolo: Buffer | undefined;
  };
}

export interface CampanhaAppOptions {
  readonly versao: string;
  readonly compilacao: number;
  /** Instead of the campaign's own address. */
  readonly endereco: string | undefined;
  /** Whether Firebase's file comes with the app. */
  readonly hasServicosGoogle: boolean;
  /** Where pictures lie that do not stand beside the file. */
  readonly marcas: string;
}

/** Reads a campaign file as an app; throws ShellError, in words, when it is none. */
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
  // The file's own check has seen to it that there is one of the two.
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
    imagens: { icone: read(icone), simbolo: aplicativo.simbolo ? read(aplicativo.simbolo) : undefined },
  };
}

function readImagem(caminho: string, folders: readonly string[]): Buffer {
  const nome = basename(caminho);
  const found = folders.map((folder) => join(folder, nome)).find((path) => existsSync(path));
  if (!found) throw new ShellError(shellText.semImagem(caminho, folders));
  return readFileSync(found);
}
