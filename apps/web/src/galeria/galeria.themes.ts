import type { ThemeColors } from '@trevo/config/theme';

/** The three brands every piece is looked at with: the default, a light yellow one, a near-black one. */
export const TEMAS: Readonly<Record<string, ThemeColors>> = {
  padrao: { corPrimaria: '#355da1', corSecundaria: '#c13d5a' },
  amarelo: { corPrimaria: '#ffd60a', corSecundaria: '#1b4332' },
  escuro: { corPrimaria: '#111827', corSecundaria: '#f59e0b', modo: 'escuro' },
};
