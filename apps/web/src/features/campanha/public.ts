export { campanhaStore, type CampanhaWire } from './campanha-store.ts';
export { campanhaText } from './campanha.text.ts';
export { type CampanhaState, useCampanha } from './use-campanha.ts';
