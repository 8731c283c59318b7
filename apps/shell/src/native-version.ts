/** How often one version of the program may be sent to the shops. */
const compilacoesPorVersao = 100;

/**
 * `0.27.90`, sent for the first time: 2709000. The shops want a whole number that only grows; one more is kept free for
 * each time that the same version has to be sent again.
 */
export function toVersionCode(versao: string, compilacao: number): number {
  const parts = /^(\d{1,2})\.(\d{1,3})\.(\d{1,3})$/.exec(versao);
  const isBuild = Number.isInteger(compilacao) && compilacao >= 0 && compilacao < compilacoesPorVersao;
  if (!parts || !isBuild) throw new RangeError(`no version for the shops: ${versao} (${compilacao})`);
  const [major, minor, patch] = parts.slice(1).map(Number) as [number, number, number];
  return ((major * 1000 + minor) * 1000 + patch) * compilacoesPorVersao + compilacao;
}
