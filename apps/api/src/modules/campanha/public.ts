export type { CampanhaPublicada, Hospedagem, HospedagemService } from './hospedagem.service.ts';
export type { PublicacaoService } from './publicacao.service.ts';
export { toFimRaspadinhas, toFimSorte } from './fim-sorte.ts';
export { toCampanhaNome, toNumerosPurpose } from './numeros-purpose.ts';
export { isOwnSecret } from './segredo-proprio.ts';
export { verifiesCpf, type CpfRestritoService } from './cpf-restrito.service.ts';
export type { CampanhaModule } from './campanha.module.ts';
