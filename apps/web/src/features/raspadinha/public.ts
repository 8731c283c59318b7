export { raspadinhaContagemText } from './raspadinha-contagem.text.ts';
export { findLook, hasRaspadinhas, type RaspadinhaLook, toRaspadinhaPath } from './raspadinha-path.ts';
export { RaspadinhasCard } from './RaspadinhasCard.tsx';
