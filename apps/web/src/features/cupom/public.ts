export { dinamicaText } from './dinamica/dinamica.text.ts';
export { guessDinamicas } from './dinamica/use-multiplicador.ts';
export { MultiplicadorFaixa } from './dinamica/MultiplicadorFaixa.tsx';
export { type Multiplicador, useMultiplicador } from './dinamica/use-multiplicador.ts';
export { NumeroSorte } from './NumeroSorte.tsx';
export { PremioSorteioCard } from './premio/PremioSorteioCard.tsx';
export { SorteiosPublicos } from './sorteio/SorteiosSecao.tsx';
export { ConcorreA } from './sorteio/ConcorreA.tsx';
export { useAreSorteiosKnown, useSorteios } from './sorteio/use-sorteios.ts';
