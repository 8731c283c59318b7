export { campanhaStore, type CampanhaWire } from './campanha-store.ts';
export { PremioHero } from './premios/PremioHero.tsx';
export { toMiniatura } from './premios/premio-miniatura.tsx';
export { PremioImagem, toSrc } from './premios/PremioImagem.tsx';
export { usePremiosAnunciados } from './premios/use-premios-anunciados.ts';
export { campanhaText } from './campanha.text.ts';
export { type CampanhaState, useCampanha } from './use-campanha.ts';
