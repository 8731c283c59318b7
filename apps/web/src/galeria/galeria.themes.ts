import type { ThemeColors } from '@trevo/config/tema/theme';

/** The three brands of the gallery: the default, a light yellow one, a near-black one. */
export const TEMAS: Readonly<Record<string, ThemeColors>> = {
  padrao: { corPrimaria: '#355da1', corSecundaria: '#c13d5a' },
  amarelo: { corPrimaria: '#ffd60a', corSecundaria: '#1b4332' },
  escuro: { corPrimaria: '#111827', corSecundaria: '#f59e0b', modo: 'escuro' },
};

/** Widths of the gallery in pixels: the smallest supported, a phone, a tablet, a desktop. */
export const LARGURAS = [320, 390, 768, 1280] as const;

/** Returns the colours from the address: `tema` the brand, `modo` light or dark. */
export function pickTema(query: URLSearchParams): ThemeColors {
  const tema = TEMAS[query.get('tema') ?? 'padrao'] ?? TEMAS.padrao!;
  const modo = query.get('modo');
  return modo === 'claro' || modo === 'escuro' ? { ...tema, modo } : tema;
}
