/** Maximum number of builds per version that can be sent to the app stores. */
const compilacoesPorVersao = 100;

/**
 * Returns the build number: `0.27.90`, first build: 2709000. App stores require an increasing integer; the last
 * digits are reserved for repeated builds of a version.
 */
export function toVersionCode(versao: string, compilacao: number): number {
  const parts = /^(\d{1,2})\.(\d{1,3})\.(\d{1,3})$/.exec(versao);
  const isBuild = Number.isInteger(compilacao) && compilacao >= 0 && compilacao < compilacoesPorVersao;
  if (!parts || !isBuild) throw new RangeError(`no version for the shops: ${versao} (${compilacao})`);
  const [major, minor, patch] = parts.slice(1).map(Number) as [number, number, number];
  return ((major * 1000 + minor) * 1000 + patch) * compilacoesPorVersao + compilacao;
}
