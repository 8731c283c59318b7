export { dinamicaText } from './dinamica/dinamica.text.ts';
export { guessDinamicas } from './dinamica/use-multiplicador.ts';
export { MultiplicadorFaixa } from './dinamica/MultiplicadorFaixa.tsx';
export { type Multiplicador, useMultiplicador } from './dinamica/use-multiplicador.ts';
export { NumeroSorte } from './NumeroSorte.tsx';
export { PremioItem } from './premio/PremioItem.tsx';
export { usePremios } from './premio/use-premios.ts';
export { PremioSorteioCard } from './premio/PremioSorteioCard.tsx';
export { useAreSorteiosKnown, useSorteios } from './use-sorteios.ts';
