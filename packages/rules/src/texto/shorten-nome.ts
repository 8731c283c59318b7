/** Shortens `MARIA DA SILVA SOUZA` to `MARIA S. S.`, which the person recognizes. */
export function shortenNome(nome: string): string {
  const [first = '', ...others] = nome.split(/\s+/);
  const initials = others.filter((word) => word.length > 2).map((word) => `${[...word][0]}.`);
  return [first, ...initials].join(' ');
}
