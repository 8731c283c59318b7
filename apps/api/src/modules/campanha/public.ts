export type { CampanhaId } from './campanha-id.ts';
export type { CampanhaPublicada, Hospedagem, HospedagemService } from './hospedagem.service.ts';
export type { ImagemMarcaService } from './imagem-marca.service.ts';
export type { PublicacaoService } from './publicacao.service.ts';
export { toFimRaspadinhas, toFimSorte } from './hospedagem.service.ts';
export { createCofre, type Cofre } from './chaves-campanha.ts';
export { verifiesCpf, type CpfRestritoService } from './cpf-restrito.service.ts';
export type { CampanhaModule } from './campanha.module.ts';
