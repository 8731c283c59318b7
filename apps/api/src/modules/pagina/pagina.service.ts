import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toAppleAssociation, toAssetLinks } from '@trevo/config/aplicativo/aplicativo-links';
import { getIcone, getOnesignalAppId } from '@trevo/config/configuracao/telas-questions';
import { pickSobre } from '@trevo/config/tema/theme';
import { compress, type Compressed } from '../../kernel/compressed.ts';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import { createSharedCache } from '../../kernel/shared-cache.ts';
import type { TurnWorker } from '../../kernel/turn-worker.ts';
import {
  type Desenhos,
  findDesenho,
  type Hospedagem,
  type HospedagemService,
  type ImagemMarca,
  type ImagemMarcaService,
  type VitrineService,
} from '../campanha/public.ts';
import { drawIcone, iconesPng, type IconeTamanho, toIconePng } from './icone-png.ts';
import { leitorPdf } from './leitor-pdf.pages.ts';
import { toManifesto } from './manifesto.ts';
import { findOwnPolicy, type PagePolicies, toPagePolicies, workerPolicy } from './page-policy.ts';
import {
  type Bootstrap,
  findDestaque,
  findLogo,
  renderShell,
  type Shell,
  type ShellParts,
  toTheme,
} from './shell.ts';

export interface RenderedPage extends PagePolicies {
  readonly body: Compressed;
}

/** A root file that is identical for every host: service worker, page of draws, and the PDF page with its script. */
export interface RootFile {
  readonly body: Compressed;
  readonly policy: string;
}

/** Maximum size of an inlined picture, in bytes; larger ones are better requested separately. */
const largestInline = 12_000;

export type PaginaService = ReturnType<typeof createPaginaService>;

export function createPaginaService(parts: {
  hospedagens: HospedagemService;
  imagens: Pick<ImagemMarcaService, 'find'>;
  desenhos: Pick<Desenhos, 'toPrevia'>;
  vitrines: Pick<VitrineService, 'listCampanhas'>;
  clock: Clock;
  workers: { readonly marcas: TurnWorker };
  webDist: string;
  ambiente: Bootstrap['ambiente'];
}) {
  const { hospedagens, imagens, vitrines, clock, ambiente } = parts;
  const { marcas: worker } = parts.workers;
  const read = (name: string) => {
    const file = join(parts.webDist, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  /** Inlines a small own logo as a data URL, which saves a request before the first paint. */
  const embedLogo = async (hospedagem: Hospedagem): Promise<string | undefined> => {
    const url = findLogo(hospedagem);
    const nome = url && /^\/marcas\/([\w-]+\.svg)$/.exec(url)?.[1];
    // -- swallowed: the page is served even without storage, and the browser requests the picture
    const imagem = nome && (await imagens.find(hospedagem.promotoraId, nome).catch(() => undefined));
    if (!imagem || imagem.bytes.length > largestInline) return url;
    return `data:${imagem.contentType};base64,${imagem.bytes.toString('base64')}`;
  };
  const template = read('index.html');
  const criticalCss = read('critical.css') ?? '';
  const pages = new WeakMap<Hospedagem, Promise<RenderedPage>>();

  const toAgora = () => toSaoPaulo(clock.now());
  /** The page's origin in link previews. In tests and development the port and protocol vary: relative addresses. */
  const toOrigem = (host: string) => (ambiente === 'producao' ? `https://${host}` : '');
  const toShellParts = async (host: string, hospedagem: Hospedagem): Promise<ShellParts> => ({
    hospedagem,
    campanhas: await vitrines.listCampanhas(hospedagem),
    ambiente,
    agora: toAgora(),
    origem: toOrigem(host),
    versaoPrevia: await findVersaoPrevia(hospedagem),
  });
  /** Returns the picture of the announced prize, when it is stored here. */
  async function findImagemDestaque(hospedagem: Hospedagem) {
    const destaque = findDestaque(hospedagem, await vitrines.listCampanhas(hospedagem), toAgora());
    const nome = /^\/marcas\/([^/]+)$/.exec(destaque?.imagem?.src ?? '')?.[1];
    return nome === undefined ? undefined : imagens.find(hospedagem.promotoraId, nome);
  }
  /** Returns the version of the preview for its address; undefined without a stored picture. */
  async function findVersaoPrevia(hospedagem: Hospedagem): Promise<string | undefined> {
    // -- swallowed: the page is served even without storage, with the address of the preview alone
    const imagem = await findImagemDestaque(hospedagem).catch(() => undefined);
    return imagem && toVersao(toPreviaKey(hospedagem, imagem));
  }
  const icons = createSharedCache<Buffer>(400);

  const drawOwn = (hospedagem: Hospedagem): string => {
    const { primaria } = toTheme(hospedagem);
    return drawIcone(primaria, pickSobre(primaria));
  };
  /** Renders the campaign's own icon when it is stored here; falls back to the default icon when it is unreadable. */
  async function drawPng(
    hospedagem: Hospedagem,
    imagem: ImagemMarca | undefined,
    tamanho: IconeTamanho,
  ): Promise<Buffer> {
    const { primaria: fundo } = toTheme(hospedagem);
    const own = () => toIconePng(Buffer.from(drawOwn(hospedagem)), tamanho, fundo);
    if (!imagem) return own();
    const { bytes, isEnviada } = imagem;
    const desenho = isEnviada
      ? worker.run<Buffer>(hospedagem.promotoraId, 'toIconePng', { bytes, tamanho, fundo })
      : toIconePng(bytes, tamanho, fundo);
    return (await findDesenho(desenho)) ?? own();
  }

  return {
    ...readRootFiles(read),
    /** Renders the app's page for a host; undefined without a build of the web app. */
    async render(host: string): Promise<RenderedPage | undefined> {
      if (!template) return undefined;
      const hospedagem = await hospedagens.get(host);
      const before = pages.get(hospedagem);
      if (before) return before;
      const page = toShellParts(host, hospedagem).then(async (given) => {
        const parts = { ...given, logo: await embedLogo(hospedagem) };
        return toPage(renderShell(template, criticalCss, parts), hospedagem.configuracao);
      });
      pages.set(hospedagem, page);
      // Do not cache a failure: the next request renders again.
      page.catch(() => pages.delete(hospedagem));
      return page;
    },
    /** Renders the page from another template (the development server's). */
    renderTemplate: async (host: string, given: string): Promise<string> =>
      renderShell(given, '', await toShellParts(host, await hospedagens.get(host))).html,
    async toManifest(host: string): Promise<object> {
      const hospedagem = await hospedagens.get(host);
      const campanhas = await vitrines.listCampanhas(hospedagem);
      const versao = await findVersaoPrevia(hospedagem);
      return toManifesto(hospedagem, findDestaque(hospedagem, campanhas, toAgora()), versao);
    },
    /** Renders the picture of link previews; undefined without a stored picture of the announced prize. */
    async toPrevia(host: string): Promise<Buffer | undefined> {
      const hospedagem = await hospedagens.get(host);
      const imagem = await findImagemDestaque(hospedagem);
      return imagem && parts.desenhos.toPrevia(hospedagem.promotoraId, imagem, toTheme(hospedagem).fundo);
    },
    /** Returns whether the host's campaign uses OneSignal web push, which needs a separate worker. */
    hasPushWorker: async (host: string): Promise<boolean> =>
      getOnesignalAppId((await hospedagens.get(host)).configuracao) !== null,
    /** Returns the app-link files (assetlinks and apple-app-site-association) of the host's installed apps. */
    async toAppLinks(host: string): Promise<{ android: object; apple: object }> {
      const { campanhas } = await hospedagens.get(host);
      const aplicativos = campanhas.flatMap(({ arquivo }) => arquivo.aplicativo ?? []);
      const distinct = [...new Map(aplicativos.map((a) => [a.pacote, a])).values()];
      return { android: toAssetLinks(distinct), apple: toAppleAssociation(distinct) };
    },
    /** Returns the default icon in the host's colours. */
    toIcon: async (host: string): Promise<string> => drawOwn(await hospedagens.get(host)),
    /** Returns the host's icon as PNG; undefined for an unknown name. */
    async toIconPng(host: string, nome: string): Promise<Buffer | undefined> {
      const tamanho = Object.hasOwn(iconesPng, nome) ? iconesPng[nome] : undefined;
      if (!tamanho) return undefined;
      const hospedagem = await hospedagens.get(host);
      const { primaria } = toTheme(hospedagem);
      const icone = /^\/marcas\/([^/]+)$/.exec(getIcone(hospedagem.configuracao) ?? '')?.[1];
      const imagem = icone ? await imagens.find(hospedagem.promotoraId, icone) : undefined;
      return icons.get(`${nome} ${primaria} ${imagem?.etag ?? ''}`, () =>
        drawPng(hospedagem, imagem, tamanho),
      );
    },
  };
}

/** Returns the files that are the same for every host; each is undefined without a build of the web app. */
function readRootFiles(read: (name: string) => string | undefined) {
  const toFile = (name: string, toPolicy: (text: string) => string): RootFile | undefined => {
    const text = read(name);
    return text === undefined ? undefined : toRootFile(text, toPolicy(text));
  };
  const toNothing = () => "default-src 'none'";
  const script = toFile('leitor-pdf.js', toNothing);
  return {
    worker: toFile('sw.js', () => workerPolicy),
    /** PDF page and script. */
    leitor: script && { page: toRootFile(leitorPdf.html, leitorPdf.policy), script },
    /** Licence texts of the web app's dependencies. */
    licencas: toFile('licencas.txt', toNothing),
    /** The page that recomputes a draw. */
    conferir: toFile('conferir.html', (html) => `${findOwnPolicy(html)}; frame-ancestors 'none'`),
  };
}

/** Returns the content of the preview as text: the picture, and the background of its transparent parts. */
const toPreviaKey = (hospedagem: Hospedagem, { etag }: { etag: string }): string =>
  `${etag} ${toTheme(hospedagem).fundo}`;

/** Returns a hash for an address, because messengers keep the picture of an address for days. */
const toVersao = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 12);

const toPage = ({ html, ...hashes }: Shell, configuracao: Hospedagem['configuracao']): RenderedPage => ({
  body: compress(html),
  ...toPagePolicies(hashes, configuracao),
});

const toRootFile = (text: string, policy: string): RootFile => ({
  body: compress(text),
  policy,
});
