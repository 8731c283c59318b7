import { contrastRatio, hexToOklch, isCor, type Oklch, oklchToHex } from './oklch.ts';
import type { ThemeToken } from './theme-tokens.ts';

export { contrastRatio };

/** All theme tokens as `#rrggbb`, by name (without the `--cor-` of the CSS property). */
export type Theme = Readonly<Record<ThemeToken, string>>;

export type Modo = 'claro' | 'escuro';

export interface ThemeColors {
  readonly corPrimaria: string;
  readonly corSecundaria: string;
  readonly modo?: Modo;
}

const WHITE = '#ffffff';
const BLACK = '#000000';

/** Returns white or black, whichever is readable on the colour: always at least 4.5:1, white where both are. */
export const pickSobre = (cor: string): string => (contrastRatio(WHITE, cor) >= 4.5 ? WHITE : BLACK);

/**
 * Returns the tone nearest to `wanted` that keeps `minimo` against every background: lightness moves towards
 * black or white, one of which always satisfies it.
 */
function reach(wanted: Oklch, grounds: readonly string[], minimo: number, step: 1 | -1): string {
  for (let l = wanted.l; l > 0 && l < 1; l += step * 0.01) {
    const hex = oklchToHex({ ...wanted, l });
    if (grounds.every((ground) => contrastRatio(hex, ground) >= minimo)) return hex;
  }
  return step > 0 ? WHITE : BLACK;
}

interface Ground {
  readonly dark: boolean;
  readonly surfaces: readonly string[];
  /** Direction of lightness that increases contrast with the surfaces. */
  readonly away: 1 | -1;
}

/** Chroma below which a colour appears grey. */
const cinza = 0.05;

const isSeen = (cor: string, { dark, surfaces }: Ground): boolean =>
  surfaces.slice(0, 2).every((surface) => contrastRatio(cor, surface) >= (dark ? 3 : 1.25));

/**
 * Returns the colour of primary actions: the brand's first one, unless that is a grey with too little contrast
 * to the page and the second one is a visible colour (gold on black: gold is the brand).
 */
function pickPrimaria(corPrimaria: string, corSecundaria: string, ground: Ground): string {
  const isLost = !isSeen(corPrimaria, ground) && hexToOklch(corPrimaria).c <= cinza;
  const hasAccent = isSeen(corSecundaria, ground) && hexToOklch(corSecundaria).c > cinza;
  return isLost && hasAccent ? corSecundaria : corPrimaria;
}

/**
 * Returns a brand colour that stands out from the page: a near-white one on white is darkened, a near-black one
 * on black lightened.
 */
function pickBase(cor: string, ground: Ground): string {
  const { dark, surfaces, away } = ground;
  const minimo = dark ? 3 : 1.25;
  if (isSeen(cor, ground)) return oklchToHex(hexToOklch(cor));
  const tone = hexToOklch(cor);
  if (tone.c > cinza) return reach(tone, surfaces, minimo, away);
  return oklchToHex({ ...tone, l: dark ? 0.94 : 0.22 });
}

/** Returns the colour slightly darker, or lighter when its text needs that. */
function shift(base: string, sobre: string, amount: number): string {
  const tone = hexToOklch(base);
  const darker = oklchToHex({ ...tone, l: tone.l - amount });
  if (tone.l - amount > 0.12 && contrastRatio(darker, sobre) >= 4.5) return darker;
  // Near black, small steps of lightness are invisible.
  const lighter = oklchToHex({ ...tone, l: Math.max(tone.l, 0.2) + amount });
  return contrastRatio(lighter, sobre) >= 4.5 ? lighter : base;
}

function buildBrand<N extends string>(nome: N, cor: string, ground: Ground) {
  const base = pickBase(cor, ground);
  const sobre = pickSobre(base);
  const tone = hexToOklch(base);
  const { dark, surfaces, away } = ground;
  const container = oklchToHex({ ...tone, l: dark ? 0.32 : 0.93, c: Math.min(tone.c, dark ? 0.08 : 0.05) });
  return {
    [nome]: base,
    [`${nome}-hover`]: shift(base, sobre, 0.045),
    [`${nome}-pressionada`]: shift(base, sobre, 0.09),
    [`sobre-${nome}`]: sobre,
    [`${nome}-container`]: container,
    [`sobre-${nome}-container`]: reach({ ...tone, l: dark ? 0.9 : 0.36 }, [container], 5.5, away),
    [`${nome}-texto`]: reach(tone, surfaces, 4.5, away),
    [`${nome}-borda`]: reach(tone, surfaces, 3, away),
  } as Record<BrandToken<N>, string>;
}

type BrandToken<N extends string> =
  | N
  | `${N}-hover`
  | `${N}-pressionada`
  | `sobre-${N}`
  | `${N}-container`
  | `sobre-${N}-container`
  | `${N}-texto`
  | `${N}-borda`;

function buildSurfaces(primaria: Oklch, dark: boolean) {
  const tint = (l: number, chroma: number) =>
    oklchToHex({ l, c: Math.min(primaria.c, chroma), h: primaria.h });
  const surfaces = dark
    ? {
        fundo: tint(0.165, 0.012),
        superficie: tint(0.205, 0.014),
        'superficie-elevada': tint(0.245, 0.016),
        'superficie-rebaixada': tint(0.135, 0.01),
      }
    : {
        fundo: tint(0.975, 0.006),
        superficie: WHITE,
        'superficie-elevada': WHITE,
        'superficie-rebaixada': tint(0.95, 0.009),
      };
  const away = dark ? 1 : -1;
  const all = Object.values(surfaces);
  const grey = (l: number, minimo: number) =>
    reach({ l, c: Math.min(primaria.c, 0.02), h: primaria.h }, all, minimo, away);
  return {
    ground: { dark, surfaces: all, away } satisfies Ground,
    tones: {
      ...surfaces,
      texto: grey(dark ? 0.95 : 0.24, 10),
      'texto-suave': grey(dark ? 0.74 : 0.5, 4.6),
      borda: tint(dark ? 0.34 : 0.89, 0.015),
      'borda-forte': grey(dark ? 0.55 : 0.64, 3),
      desabilitado: tint(dark ? 0.3 : 0.91, 0.01),
      'sobre-desabilitado': reach(
        { l: dark ? 0.55 : 0.62, c: Math.min(primaria.c, 0.015), h: primaria.h },
        [tint(dark ? 0.3 : 0.91, 0.01)],
        3,
        away,
      ),
    },
  };
}

/** Returns two focus rings, 9:1 apart: on any colour, at least one of them keeps 3:1. */
const buildFoco = (primaria: Oklch, { dark, away }: Ground) => ({
  foco: reach({ ...primaria, l: dark ? 0.85 : 0.42 }, [dark ? BLACK : WHITE], 9, away),
  'foco-contraste': dark ? BLACK : WHITE,
});

function buildAviso<N extends string>(nome: N, hue: number, { dark, surfaces, away }: Ground) {
  const tone = (l: number, c: number): Oklch => ({ l, c, h: hue });
  const base = reach(tone(dark ? 0.7 : 0.56, 0.16), surfaces, dark ? 3 : 4.5, away);
  const container = oklchToHex(tone(dark ? 0.3 : 0.94, dark ? 0.06 : 0.04));
  return {
    [nome]: base,
    [`sobre-${nome}`]: pickSobre(base),
    [`${nome}-texto`]: reach(tone(dark ? 0.75 : 0.52, 0.15), surfaces, 4.5, away),
    [`${nome}-container`]: container,
    [`sobre-${nome}-container`]: reach(tone(dark ? 0.9 : 0.36, 0.1), [container], 5.5, away),
  } as Record<N | `sobre-${N}` | `${N}-texto` | `${N}-container` | `sobre-${N}-container`, string>;
}

/**
 * Returns the header gradient: from the brand's own colour to a neighbouring one, slightly towards the second
 * colour, such that text is readable at every point. A brand without hue borrows a trace of the second colour's.
 */
function buildCabecalho(cor: string, secundaria: Oklch) {
  const inicio = oklchToHex(hexToOklch(cor));
  const sobre = pickSobre(inicio);
  const tone = hexToOklch(inicio);
  const turn = ((secundaria.h - tone.h + 540) % 360) - 180;
  const h = Math.abs(turn) > 120 ? tone.h : tone.h + Math.max(-24, Math.min(24, turn));
  const hue = tone.c < 0.03 ? { c: Math.min(secundaria.c, 0.03), h: secundaria.h } : { c: tone.c, h };
  const steps = tone.l < 0.3 ? [0.1, -0.05] : [-0.1, 0.07];
  const reads = (fim: string) =>
    [0, 0.25, 0.5, 0.75, 1].every((t) => contrastRatio(mix(inicio, fim, t), sobre) >= 4.5);
  const fim = steps.map((step) => oklchToHex({ ...hue, l: tone.l + step })).find(reads) ?? inicio;
  return { 'cabecalho-inicio': inicio, 'cabecalho-fim': fim, 'sobre-cabecalho': sobre };
}

/** Returns the colour at `t` (0 to 1) of a CSS gradient between two `#rrggbb`. */
export function mix(from: string, to: string, t: number): string {
  const channel = (at: number) => {
    const [a, b] = [parseInt(from.slice(at, at + 2), 16), parseInt(to.slice(at, at + 2), 16)];
    return Math.round(a + (b - a) * t)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Gold is independent of the brand, light or dark. */
function buildOuro() {
  const [ouro, fim] = [oklchToHex({ l: 0.91, c: 0.105, h: 93 }), oklchToHex({ l: 0.82, c: 0.14, h: 82 })];
  const sobre = reach({ l: 0.34, c: 0.07, h: 70 }, [ouro, fim], 7, -1);
  return { ouro, 'ouro-fim': fim, 'sobre-ouro': sobre };
}

function buildGrafico(primaria: Oklch, secundaria: Oklch, { dark, surfaces, away }: Ground) {
  const serie = (l: number, c: number, h: number) => reach({ l, c, h }, surfaces, 3, away);
  const light = dark ? 0.1 : 0;
  // A brand without a hue of its own gets the fallback hue.
  const hue = primaria.c < 0.04 ? 250 : primaria.h;
  return {
    'grafico-1': serie(0.5 + light, Math.max(primaria.c, 0.1), hue),
    'grafico-2': serie(0.62 + light, Math.max(secundaria.c, 0.1), secundaria.h),
    'grafico-3': serie(0.42 + light * 2, 0.1, hue + 75),
    'grafico-4': serie(0.64 + light, 0.12, hue + 150),
    'grafico-5': serie(0.52 + light, 0.11, hue + 225),
  };
}

/**
 * Builds all tokens from the two colours of a brand. The contrasts listed in `themePromises` hold for any
 * colours. An invalid colour is replaced by the app's default.
 */
export function buildTheme({ corPrimaria, corSecundaria, modo = 'claro' }: ThemeColors): Theme {
  const corP = isCor(corPrimaria) ? corPrimaria : '#355da1';
  const corS = isCor(corSecundaria) ? corSecundaria : '#c13d5a';
  const { ground, tones } = buildSurfaces(hexToOklch(corP), modo === 'escuro');
  const primaria = buildBrand('primaria', pickPrimaria(corP, corS, ground), ground);
  const secundaria = buildBrand('secundaria', corS, ground);
  const [toneP, toneS] = [hexToOklch(primaria.primaria), hexToOklch(secundaria.secundaria)];
  return {
    ...tones,
    ...primaria,
    ...secundaria,
    ...buildFoco(toneP, ground),
    ...buildAviso('perigo', 27, ground),
    ...buildAviso('sucesso', 150, ground),
    ...buildAviso('alerta', 70, ground),
    ...buildAviso('info', 245, ground),
    ...buildOuro(),
    ...buildCabecalho(corP, toneS),
    // Two series of one colour would be indistinguishable.
    ...buildGrafico(hexToOklch(pickBase(corP, ground)), toneS, ground),
  };
}

/** Formats the theme as CSS custom properties, `--cor-primaria` and so on. */
export function themeToCss(theme: Theme): string {
  const lines = Object.entries(theme).map(([token, cor]) => `--cor-${token}:${cor}`);
  return `:root{${lines.join(';')}}`;
}

/** Returns the style sheet of a brand in one mode: the tokens, light or dark, and the background. */
export function marcaToCss(cores: ThemeColors, fundo: string | null = null): string {
  const background = fundo ? `;--imagem-fundo:url(${JSON.stringify(fundo)})` : '';
  // Product pictures are photographed on white.
  const esquema = cores.modo === 'escuro' ? `dark;--placa-foto:${WHITE}` : 'light;--placa-foto:transparent';
  return `${themeToCss(buildTheme(cores))}:root{--esquema:${esquema}${background}}`;
}

/** Plate behind the server-rendered logo: with this style sheet, because the critical one has no room for it. */
const shellPlaca = '.shell-logo img{padding:.375rem;border-radius:.625rem;background:var(--placa-logo)}';

/** The other mode of a brand: a second style sheet after the first, with the media query that enables it. */
export interface OutroModo {
  readonly modo: Modo;
  readonly css: string;
  /** Media query of the device's preference, or `not all` when the campaign has chosen its mode. */
  readonly media: string;
  readonly theme: Theme;
}

/**
 * Builds the other mode of a brand (ADR 0060). Logos were drawn for the campaign's own mode, and get its surface
 * behind them; the background picture is dimmed in the dark.
 */
export function toOutroModo(
  cores: ThemeColors,
  isAutomatico: boolean,
  fundo: string | null = null,
): OutroModo {
  const modo = cores.modo === 'escuro' ? 'claro' : 'escuro';
  const outro = { ...cores, modo } as const;
  const veu = modo === 'escuro' ? ';--veu:linear-gradient(rgb(0 0 0/.6) 0 0)' : '';
  const placa = buildTheme(cores).superficie;
  return {
    modo,
    css: `${marcaToCss(outro, fundo)}:root{--placa-logo:${placa};--placa-folga:0.375rem${veu}}${shellPlaca}`,
    media: isAutomatico ? `(prefers-color-scheme:${modo === 'escuro' ? 'dark' : 'light'})` : 'not all',
    theme: buildTheme(outro),
  };
}
