import { type Segredo, usos } from './key-ring.ts';

const pattern = new RegExp(`^(${usos.join('|')}|tudo):(\\S{32,})$`);

/**
 * Parses secrets as `purpose:secret`, separated by commas or white space; lines starting with `#` are comments.
 * Returns undefined for invalid text.
 */
export function parseSegredos(text: string): Segredo[] | undefined {
  const words = text
    .replace(/^\s*#.*$/gm, '')
    .split(/[\s,]+/)
    .filter(Boolean);
  const segredos = words.flatMap((word) => {
    const [, uso, segredo] = pattern.exec(word) ?? [];
    return segredo ? [{ uso: uso as Segredo['uso'], segredo }] : [];
  });
  return segredos.length === words.length ? segredos : undefined;
}

export const formatSegredo = ({ uso, segredo }: Segredo): string => `${uso}:${segredo}`;
