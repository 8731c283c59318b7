/**
 * The names of all theme tokens; in CSS each is `--cor-<name>`. Components use only these. The table itself is
 * for documentation and tests; the browser only needs its type.
 */
export const themeTokens = {
  fundo: 'behind everything',
  superficie: 'cards, sheets, fields',
  'superficie-elevada': 'what floats: modals, menus',
  'superficie-rebaixada': 'wells: bars, skeletons, inset areas',
  texto: 'text',
  'texto-suave': 'secondary text, hints, placeholders',
  borda: 'decorative lines',
  'borda-forte': 'borders of fields and controls',
  desabilitado: 'fill of a disabled control',
  'sobre-desabilitado': 'text of a disabled control',
  foco: 'focus ring',
  'foco-contraste': 'second, thinner ring around or inside the first: one of the two is seen on any colour',
  primaria: 'main actions, brand areas',
  'primaria-hover': 'main action under the pointer',
  'primaria-pressionada': 'main action being pressed',
  'sobre-primaria': 'text and icons on the three above',
  'primaria-container': 'soft areas of the brand: selected items, chips',
  'sobre-primaria-container': 'text on the soft areas',
  'primaria-texto': 'links and brand-coloured text on any surface',
  'primaria-borda': 'brand-coloured lines and icons on any surface',
  secundaria: 'highlights',
  'secundaria-hover': 'highlight under the pointer',
  'secundaria-pressionada': 'highlight being pressed',
  'sobre-secundaria': 'text and icons on the three above',
  'secundaria-container': 'soft highlighted areas',
  'sobre-secundaria-container': 'text on the soft highlighted areas',
  'secundaria-texto': 'highlight-coloured text on any surface',
  'secundaria-borda': 'highlight-coloured lines and icons on any surface',
  'cabecalho-inicio': 'header gradient, first stop',
  'cabecalho-fim': 'header gradient, last stop',
  'sobre-cabecalho': 'text anywhere on the header gradient',
  perigo: 'errors, deletion',
  'sobre-perigo': 'text on it',
  'perigo-texto': 'error text on any surface',
  'perigo-container': 'area of an error message',
  'sobre-perigo-container': 'text in that area',
  sucesso: 'success',
  'sobre-sucesso': 'text on it',
  'sucesso-texto': 'success text on any surface',
  'sucesso-container': 'area of a success message',
  'sobre-sucesso-container': 'text in that area',
  alerta: 'warnings, pending things',
  'sobre-alerta': 'text on it',
  'alerta-texto': 'warning text on any surface',
  'alerta-container': 'area of a warning',
  'sobre-alerta-container': 'text in that area',
  info: 'information',
  'sobre-info': 'text on it',
  'info-texto': 'information text on any surface',
  'info-container': 'area of an information',
  'sobre-info-container': 'text in that area',
  ouro: 'what won, the same in every brand: first stop of its gradient',
  'ouro-fim': 'its last stop',
  'sobre-ouro': 'text anywhere on it; turned round, an action on it',
  'grafico-1': 'chart series 1',
  'grafico-2': 'chart series 2',
  'grafico-3': 'chart series 3',
  'grafico-4': 'chart series 4',
  'grafico-5': 'chart series 5',
} as const;

export type ThemeToken = keyof typeof themeTokens;

/** A contrast guarantee of the theme: `frente` on `fundo` has at least `minimo` to 1. */
export interface ThemePromise {
  readonly frente: ThemeToken;
  readonly fundo: ThemeToken;
  readonly minimo: number;
}

const surfaces = ['fundo', 'superficie', 'superficie-elevada', 'superficie-rebaixada'] as const;
const onSurfaces = (minimo: number, ...frentes: ThemeToken[]): ThemePromise[] =>
  frentes.flatMap((frente) => surfaces.map((fundo) => ({ frente, fundo, minimo })));

/** For tests: every contrast guaranteed for any two brand colours, in both modes. @internal */
export const themePromises: readonly ThemePromise[] = [
  ...onSurfaces(7, 'texto'),
  ...onSurfaces(4.5, 'texto-suave', 'primaria-texto', 'secundaria-texto'),
  ...onSurfaces(4.5, 'perigo-texto', 'sucesso-texto', 'alerta-texto', 'info-texto'),
  ...onSurfaces(3, 'borda-forte', 'foco', 'primaria-borda', 'secundaria-borda'),
  ...onSurfaces(3, 'perigo', 'sucesso', 'alerta', 'info'),
  ...onSurfaces(3, 'grafico-1', 'grafico-2', 'grafico-3', 'grafico-4', 'grafico-5'),
  ...(['primaria', 'secundaria'] as const).flatMap((nome): ThemePromise[] => [
    { frente: `sobre-${nome}`, fundo: nome, minimo: 4.5 },
    { frente: `sobre-${nome}`, fundo: `${nome}-hover`, minimo: 4.5 },
    { frente: `sobre-${nome}`, fundo: `${nome}-pressionada`, minimo: 4.5 },
    { frente: `sobre-${nome}-container`, fundo: `${nome}-container`, minimo: 4.5 },
  ]),
  ...(['perigo', 'sucesso', 'alerta', 'info'] as const).flatMap((nome): ThemePromise[] => [
    { frente: `sobre-${nome}`, fundo: nome, minimo: 4.5 },
    { frente: `sobre-${nome}-container`, fundo: `${nome}-container`, minimo: 4.5 },
  ]),
  { frente: 'sobre-cabecalho', fundo: 'cabecalho-inicio', minimo: 4.5 },
  { frente: 'sobre-cabecalho', fundo: 'cabecalho-fim', minimo: 4.5 },
  { frente: 'sobre-ouro', fundo: 'ouro', minimo: 7 },
  { frente: 'sobre-ouro', fundo: 'ouro-fim', minimo: 7 },
  { frente: 'foco', fundo: 'foco-contraste', minimo: 9 },
  { frente: 'sobre-desabilitado', fundo: 'desabilitado', minimo: 3 },
];
