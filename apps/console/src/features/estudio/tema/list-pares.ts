import { buildTheme, contrastRatio, type ThemeColors } from '@trevo/config/tema/theme';
import type { ThemeToken } from '@trevo/config/tema/theme-tokens';
import type { temaText } from './tema.text.ts';

/** Two colours that are read on each other. */
export interface Par {
  readonly id: keyof typeof temaText.pares;
  readonly frente: string;
  readonly fundo: string;
  readonly razao: number;
  readonly minimo: number;
  /** The brand's own colour of the pair; null where the theme chooses freely. */
  readonly pedida: string | null;
  /** The colour that the theme uses. */
  readonly usada: string;
  readonly isReparada: boolean;
}

interface Linha {
  readonly id: Par['id'];
  readonly frente: ThemeToken;
  /** The ground on which the contrast is lowest counts. */
  readonly fundos: readonly ThemeToken[];
  readonly minimo: number;
  readonly marca?: readonly [cor: 'corPrimaria' | 'corSecundaria', token: ThemeToken];
}

const surfaces: readonly ThemeToken[] = ['fundo', 'superficie', 'superficie-elevada', 'superficie-rebaixada'];

const linhas: readonly Linha[] = [
  {
    id: 'botao',
    frente: 'sobre-primaria',
    fundos: ['primaria', 'primaria-hover', 'primaria-pressionada'],
    minimo: 4.5,
    marca: ['corPrimaria', 'primaria'],
  },
  {
    id: 'botaoDestaque',
    frente: 'sobre-secundaria',
    fundos: ['secundaria', 'secundaria-hover', 'secundaria-pressionada'],
    minimo: 4.5,
    marca: ['corSecundaria', 'secundaria'],
  },
  {
    id: 'link',
    frente: 'primaria-texto',
    fundos: surfaces,
    minimo: 4.5,
    marca: ['corPrimaria', 'primaria-texto'],
  },
  {
    id: 'linkDestaque',
    frente: 'secundaria-texto',
    fundos: surfaces,
    minimo: 4.5,
    marca: ['corSecundaria', 'secundaria-texto'],
  },
  {
    id: 'linha',
    frente: 'primaria-borda',
    fundos: surfaces,
    minimo: 3,
    marca: ['corPrimaria', 'primaria-borda'],
  },
  {
    id: 'cabecalho',
    frente: 'sobre-cabecalho',
    fundos: ['cabecalho-inicio', 'cabecalho-fim'],
    minimo: 4.5,
    marca: ['corPrimaria', 'cabecalho-inicio'],
  },
  { id: 'suave', frente: 'sobre-primaria-container', fundos: ['primaria-container'], minimo: 4.5 },
  { id: 'texto', frente: 'texto', fundos: surfaces, minimo: 7 },
  { id: 'textoSuave', frente: 'texto-suave', fundos: surfaces, minimo: 4.5 },
];

const channels = (cor: string) => [1, 3, 5].map((at) => parseInt(cor.slice(at, at + 2), 16));

/** Rounding through OKLCH may move a channel by one or two. */
const isSameCor = (a: string, b: string): boolean =>
  channels(a).every((channel, at) => Math.abs(channel - channels(b)[at]!) <= 3);

/** Lists the pairs of a theme with their contrast and the adjustment of the brand's colours. */
export function listPares(cores: ThemeColors): Par[] {
  const theme = buildTheme(cores);
  return linhas.map(({ id, frente, fundos, minimo, marca }) => {
    const [fundo] = [...fundos].sort(
      (a, b) => contrastRatio(theme[frente], theme[a]) - contrastRatio(theme[frente], theme[b]),
    );
    const pedida = marca ? cores[marca[0]] : null;
    const usada = theme[marca ? marca[1] : frente];
    return {
      id,
      frente: theme[frente],
      fundo: theme[fundo!],
      razao: contrastRatio(theme[frente], theme[fundo!]),
      minimo,
      pedida,
      usada,
      isReparada: pedida !== null && /^#[0-9a-f]{6}$/i.test(pedida) && !isSameCor(pedida, usada),
    };
  });
}
