import { compartilhadoCampos, compartilharPath } from '@trevo/contract/compartilhado';
import { isAreaOffered, listFormas } from '@trevo/config/configuracao/areas';
import { getIcone } from '@trevo/config/configuracao/telas-questions';
import { toNomeCurto } from '@trevo/config/aplicativo/nome-curto';
import { type Hospedagem, previaTamanho } from '../campanha/public.ts';
import { iconesPng } from './icone-png.ts';
import { paginaText } from './pagina.text.ts';
import { type Destaque, toDescricao, toPreviaPath, toTheme, toTitulo } from './shell.ts';

const tipoPng = 'image/png';

/**
 * Builds the host's Web Application Manifest: name, colours, icons, shortcuts, and the share target for pictures
 * and links of receipts.
 *
 * @param versaoPrevia hash of the preview picture; undefined when it is unknown
 */
export function toManifesto(
  hospedagem: Hospedagem,
  destaque: Destaque | undefined,
  versaoPrevia: string | undefined,
): object {
  const { configuracao } = hospedagem;
  const theme = toTheme(hospedagem);
  const titulo = toTitulo(hospedagem);
  const icone = getIcone(configuracao);
  return {
    // Stable app identity, independent of a later start_url.
    id: '/',
    scope: '/',
    start_url: '/',
    name: titulo,
    short_name: toNomeCurto(configuracao, titulo),
    description: toDescricao(hospedagem, destaque),
    lang: 'pt-BR',
    dir: 'ltr',
    display: 'standalone',
    background_color: theme.fundo,
    theme_color: theme.primaria,
    categories: ['shopping', 'lifestyle'],
    icons: [
      ...(icone && !icone.endsWith('.svg')
        ? []
        : [{ src: icone ?? '/icone.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]),
      ...['192', '512'].map((nome) => toIcon(nome, 'any')),
      toIcon('recortado-512', 'maskable'),
    ],
    ...(destaque?.imagem?.largura !== undefined && { screenshots: [toScreenshot(destaque, versaoPrevia)] }),
    shortcuts: [
      ...(listFormas(configuracao).includes('escanear')
        ? [toAtalho(paginaText.atalhos.escanear, '/escanear')]
        : []),
      ...(isAreaOffered(configuracao, 'numeros') ? [toAtalho(paginaText.atalhos.cupons, '/cupons')] : []),
    ],
    share_target: {
      action: compartilharPath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: compartilhadoCampos.titulo,
        text: compartilhadoCampos.texto,
        url: compartilhadoCampos.endereco,
        files: [{ name: compartilhadoCampos.arquivo, accept: ['image/*', 'application/pdf'] }],
      },
    },
  };
}

/** Picture of the prize, which the browser shows beside the question to install. */
const toScreenshot = ({ premio }: Destaque, versaoPrevia: string | undefined) => ({
  src: toPreviaPath(versaoPrevia),
  sizes: `${previaTamanho.largura}x${previaTamanho.altura}`,
  type: 'image/jpeg',
  form_factor: 'wide',
  label: premio,
});

const toSizes = (lado: number) => `${lado}x${lado}`;

const toIcon = (nome: string, purpose: 'any' | 'maskable') => ({
  src: `/icone/${nome}.png`,
  sizes: toSizes(iconesPng[nome]!.lado),
  type: tipoPng,
  purpose,
});

const toAtalho = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: '/icone/192.png', sizes: toSizes(192), type: tipoPng }],
});
