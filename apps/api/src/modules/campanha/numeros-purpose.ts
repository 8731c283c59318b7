import type { CampanhaArquivo } from '@trevo/config/campanha-file';

/** What names a campaign among all. */
export interface CampanhaNome {
  readonly promotoraId: string;
  readonly ano: number;
  readonly identificacao: string;
}

export const toCampanhaNome = ({ promotora, campanha }: CampanhaArquivo): CampanhaNome => ({
  promotoraId: promotora.identificacao,
  ano: campanha.ano,
  identificacao: campanha.identificacao,
});

/** The name under which a campaign's number key is derived from the master secret; never changes once published. */
export const toNumerosPurpose = (nome: CampanhaNome): string => toPurpose('numeros', nome);

/** The same for the key that spreads its instant prizes. */
export const toPremiosPurpose = (nome: CampanhaNome): string => toPurpose('premios', nome);

/** The same for the nonce of their seal. */
export const toLacrePurpose = (nome: CampanhaNome): string => toPurpose('lacre', nome);

const toPurpose = (what: string, { promotoraId, ano, identificacao }: CampanhaNome): string =>
  `${what}/${promotoraId}/${ano}/${identificacao}`;
