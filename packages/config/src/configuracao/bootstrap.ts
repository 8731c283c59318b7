/** Build-time settings that the app needs before it fetches its configuration. */
export interface Bootstrap {
  /** Base URL of the configuration service, without trailing slash; '' is the app's own origin. */
  readonly urlConfiguracao: string;
  readonly autorizacaoConfiguracao: string | null;
  readonly aplicacao: string;
  readonly nome: string;
  readonly urlsProducao: readonly string[];
  readonly pacotesProducao: readonly string[];
  readonly dispositivosIosTeste: readonly string[];
}

const list = (value: string | undefined) =>
  (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Reads the build variables `URL_CONFIGURACAO`, `URLS_PRODUCAO` …, with the bundler's prefix. */
export function parseBootstrap(env: Readonly<Record<string, string | undefined>>, prefix = ''): Bootstrap {
  const read = (nome: string) => env[prefix + nome];
  return {
    urlConfiguracao: (read('URL_CONFIGURACAO') ?? '').replace(/\/+$/, ''),
    autorizacaoConfiguracao: read('AUTORIZACAO_CONFIGURACAO') || null,
    aplicacao: read('APLICACAO') || 'trevo',
    nome: read('NOME_CONFIGURACAO') || 'consumidor',
    urlsProducao: list(read('URLS_PRODUCAO')),
    pacotesProducao: list(read('PACOTES_PRODUCAO')),
    dispositivosIosTeste: list(read('DISPOSITIVOS_IOS_TESTE')),
  };
}

/** Where the app runs: a web page has a URL, the installed app a package name and a device id. */
export type Origem =
  | { readonly tipo: 'web'; readonly origin: string; readonly host: string }
  | { readonly tipo: 'nativo'; readonly pacote: string; readonly dispositivo?: string };

/** Builds the request body for the configuration of this host or package. */
export const toConfiguracaoBody = ({ aplicacao, nome }: Bootstrap, origem: Origem) =>
  origem.tipo === 'web'
    ? { aplicacao, nome, chave: 'host' as const, valor: origem.host }
    : { aplicacao, nome, chave: 'pacote' as const, valor: origem.pacote };

/** Whether the red test banner shows: everywhere except on the listed addresses and packages. */
export function isAmbienteTeste(bootstrap: Bootstrap, origem: Origem): boolean {
  if (origem.tipo === 'web') return !bootstrap.urlsProducao.includes(origem.origin);
  const isTester =
    origem.dispositivo !== undefined && bootstrap.dispositivosIosTeste.includes(origem.dispositivo);
  return isTester || !bootstrap.pacotesProducao.includes(origem.pacote);
}
