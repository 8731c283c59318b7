import type { CampanhaArquivo } from '@trevo/config/campanha-file';

/** The name under which a campaign's number key is derived from the master secret; never changes once published. */
export function toNumerosPurpose(arquivo: CampanhaArquivo): string {
  const { ano, identificacao } = arquivo.campanha;
  return `numeros/${arquivo.promotora.identificacao}/${ano}/${identificacao}`;
}

/** The same for the key that spreads its instant prizes. */
export function toPremiosPurpose(arquivo: CampanhaArquivo): string {
  return toNumerosPurpose(arquivo).replace(/^numeros/, 'premios');
}
