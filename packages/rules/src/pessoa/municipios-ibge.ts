import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';

/** A municipality as IBGE lists it. */
export interface MunicipioIbge {
  /** Seven digits. */
  readonly id: string;
  readonly nome: string;
}

/**
 * The municipalities of a state by name. All of them weigh some 50 KB: for servers, not for the browser.
 *
 * @param uf two letters, upper case; an unknown one has none
 */
export function listMunicipiosIbge(uf: string): MunicipioIbge[] {
  return getMunicipalities(uf as Parameters<typeof getMunicipalities>[0])
    .map(({ code, name }) => ({ id: code, nome: name }))
    .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}
