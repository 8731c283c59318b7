/** A tone of the campaign as a colour that a canvas takes. */
export type ReadTone = (name: string) => string;

/** Reads tones once for a drawing: asking the style while a finger moves would make the browser lay the page out. */
export function readTones(): ReadTone {
  const style = getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(`--cor-${name}`).trim() || '#777777';
}
