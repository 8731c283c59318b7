import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toAppleAssociation, toAssetLinks } from '@trevo/config/aplicativo/aplicativo-links';
import { getIcone, getOnesignalAppId } from '@trevo/config/configuracao/configuracao-questions';
import { pickSobre } from '@trevo/config/tema/theme';
import { compress, type Compressed } from '../../kernel/compressed.ts';
import type { Hospedagem, HospedagemService, ImagemMarcaService } from '../campanha/public.ts';
import { drawIcone, iconesPng, type IconeTamanho, toIconePng } from './icone-png.ts';
import { leitorPdf } from './leitor-pdf.pages.ts';
import { toManifesto } from './manifesto.ts';
import { type PagePolicies, toPagePolicies, workerPolicy } from './page-policy.ts';
import { type Bootstrap, findLogo, renderShell, type Shell, toTheme } from './shell.ts';

export interface RenderedPage extends PagePolicies {
  readonly body: Compressed;
}

/** A file at the root that is the same for every host: the worker, and the page of PDFs with its script. */
export interface RootFile {
  readonly body: Compressed;
  readonly policy: string;
}

/** Bytes of a picture above which its own request is the better deal. */
const largestInline = 12_000;

export type PaginaService = ReturnType<typeof createPaginaService>;

export function createPaginaService(parts: {
  hospedagens: HospedagemService;
  imagens: Pick<ImagemMarcaService, 'find'>;
  webDist: string;
  ambiente: Bootstrap['ambiente'];
}) {
  const { hospedagens, imagens, ambiente } = parts;
  const read = (name: string) => {
    const file = join(parts.webDist, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  /** A small logo of ours travels inside the page: a request of its own would make the first picture late. */
  const embedLogo = async (hospedagem: Hospedagem): Promise<string | undefined> => {
    const url = findLogo(hospedagem);
    const nome = url && /^\/marcas\/([\w-]+\.svg)$/.exec(url)?.[1];
    // -- swallowed: the page comes without storage, too, and the browser asks for the picture
    const imagem = nome && (await imagens.find(hospedagem.promotoraId, nome).catch(() => undefined));
    if (!imagem || imagem.bytes.length > largestInline) return url;
    return `data:${imagem.contentType};base64,${imagem.bytes.toString('base64')}`;
  };
  const template = read('index.html');
  const criticalCss = read('critical.css') ?? '';
  const workerText = read('sw.js');
  const leitorText = read('leitor-pdf.js');
  const licencasText = read('licencas.txt');
  const pages = new WeakMap<Hospedagem, RenderedPage>();

  /** Drawn once for each publication: `hospedagens.get` gives another one after it. */
  const icons = new WeakMap<Hospedagem, Map<string, Promise<Buffer>>>();

  const drawOwn = (hospedagem: Hospedagem): string => {
    const { primaria } = toTheme(hospedagem);
    return drawIcone(primaria, pickSobre(primaria));
  };
  /** The campaign's own picture where it lies with us; one that cannot be read is as if there were none. */
  async function drawPng(hospedagem: Hospedagem, tamanho: IconeTamanho): Promise<Buffer> {
    const { primaria } = toTheme(hospedagem);
    const nome = /^\/marcas\/([^/]+)$/.exec(getIcone(hospedagem.configuracao) ?? '')?.[1];
    const imagem = nome ? await imagens.find(hospedagem.promotoraId, nome) : undefined;
    const own = () => toIconePng(Buffer.from(drawOwn(hospedagem)), tamanho, primaria);
    return imagem ? toIconePng(imagem.bytes, tamanho, primaria).catch(own) : own();
  }

  return {
    /** Undefined when the web app was not built. */
    worker: workerText === undefined ? undefined : toRootFile(workerText, workerPolicy),
    /** The page that shows the PDF of a receipt, and its script; undefined when the web app was not built. */
    leitor:
      leitorText === undefined
        ? undefined
        : {
            page: toRootFile(leitorPdf.html, leitorPdf.policy),
            script: toRootFile(leitorText, "default-src 'none'"),
          },
    /** Licence texts of what the web app contains; undefined when it was not built. */
    licencas: licencasText === undefined ? undefined : toRootFile(licencasText, "default-src 'none'"),
    /** The app's page for a host; undefined when the web app was not built. */
    async render(host: string): Promise<RenderedPage | undefined> {
      if (!template) return undefined;
      const hospedagem = await hospedagens.get(host);
      let page = pages.get(hospedagem);
      if (!page)
        pages.set(
          hospedagem,
          (page = toPage(
            renderShell(template, criticalCss, hospedagem, ambiente, await embedLogo(hospedagem)),
            hospedagem.configuracao,
          )),
        );
      return page;
    },
    /** The page for a host from another template (the development server's). */
    renderTemplate: async (host: string, given: string): Promise<string> =>
      renderShell(given, '', await hospedagens.get(host), ambiente).html,
    toManifest: async (host: string): Promise<object> => toManifesto(await hospedagens.get(host)),
    /** Whether the host's campaign notifies browsers through OneSignal, which needs a worker of its own there. */
    hasPushWorker: async (host: string): Promise<boolean> =>
      getOnesignalAppId((await hospedagens.get(host)).configuracao) !== null,
    /** Which installed apps the host trusts with its links, as Google's and Apple's phones ask. */
    async toAppLinks(host: string): Promise<{ android: object; apple: object }> {
      const { campanhas } = await hospedagens.get(host);
      const aplicativos = campanhas.flatMap(({ arquivo }) => arquivo.aplicativo ?? []);
      const distinct = [...new Map(aplicativos.map((a) => [a.pacote, a])).values()];
      return { android: toAssetLinks(distinct), apple: toAppleAssociation(distinct) };
    },
    /** An icon in the host's colours, for campaigns that bring none. */
    toIcon: async (host: string): Promise<string> => drawOwn(await hospedagens.get(host)),
    /** The host's icon as a PNG; undefined for a name that no phone asks for. */
    async toIconPng(host: string, nome: string): Promise<Buffer | undefined> {
      const tamanho = Object.hasOwn(iconesPng, nome) ? iconesPng[nome] : undefined;
      if (!tamanho) return undefined;
      const hospedagem = await hospedagens.get(host);
      const known = icons.get(hospedagem) ?? new Map<string, Promise<Buffer>>();
      icons.set(hospedagem, known);
      const drawn = known.get(nome) ?? drawPng(hospedagem, tamanho);
      known.set(nome, drawn);
      // What failed is drawn again by the next who asks.
      drawn.catch(() => known.delete(nome));
      return drawn;
    },
  };
}

const toPage = ({ html, ...hashes }: Shell, configuracao: Hospedagem['configuracao']): RenderedPage => ({
  body: compress(html),
  ...toPagePolicies(hashes, configuracao),
});

const toRootFile = (text: string, policy: string): RootFile => ({
  body: compress(text),
  policy,
});
