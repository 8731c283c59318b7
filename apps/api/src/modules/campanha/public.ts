export type { CampanhaPublicada, Hospedagem, HospedagemService } from './hospedagem.service.ts';
export type { PublicacaoService } from './publicacao.service.ts';
export { toFimRaspadinhas, toFimSorte } from './fim-sorte.ts';
export { toNumerosPurpose } from './numeros-purpose.ts';
export { verifiesCpf, type CpfRestritoService } from './cpf-restrito.service.ts';
