export { raspadinhaContagemText } from './lista.raspadinha.text.ts';
export { findCardsTela, findLook, type RaspadinhaLook, toRaspadinhaPath } from './raspadinha-path.ts';
export { RaspadinhasCard } from './RaspadinhasCard.tsx';
export { useRaspadinhas } from './use-raspadinhas.ts';
