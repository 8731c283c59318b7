import { entradaWords } from '@trevo/config/configuracao/textos/entrada-words';

/** Texts of the announced prizes. */
export const premiosText = {
  chamada: entradaWords.premio,
  proximo: (dias: number) =>
    dias === 0 ? 'O sorteio é hoje' : dias === 1 ? 'O sorteio é amanhã' : `Sorteio em ${dias} dias`,
  titulo: 'Prêmios',
  verTodos: (n: number) => `Ver os ${n} prêmios`,
  naHora: 'Na hora',
  quando: (sorteio: string, dia: string) => `${sorteio} · ${dia}`,
  fechar: 'Fechar',
} as const;
