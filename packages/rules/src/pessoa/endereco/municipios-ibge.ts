import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';

/** A municipality as IBGE lists it. */
export interface MunicipioIbge {
  /** Seven digits. */
  readonly id: string;
  readonly nome: string;
}

/**
 * Returns the municipalities of a state, sorted by name. The whole list is about 50 KB: for servers, not for the
 * browser.
 *
 * @param uf two letters, upper case; empty for an unknown one
 */
export function listMunicipiosIbge(uf: string): MunicipioIbge[] {
  return getMunicipalities(uf as Parameters<typeof getMunicipalities>[0])
    .map(({ code, name }) => ({ id: code, nome: name }))
    .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}
