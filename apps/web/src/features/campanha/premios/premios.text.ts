import { entradaWords } from '@trevo/config/configuracao/entrada-words';

/** Texts of the announced prizes. */
export const premiosText = {
  chamada: entradaWords.premio,
  proximo: 'Próximo sorteio',
  titulo: 'Prêmios',
  verTodos: (n: number) => `Ver os ${n} prêmios`,
  mais: (n: number) => `+${n}`,
  naHora: 'Na hora',
  quando: (sorteio: string, dia: string) => `${sorteio} · ${dia}`,
  falta: (dias: number) => (dias === 0 ? 'É hoje' : dias === 1 ? 'É amanhã' : `Faltam ${dias} dias`),
  fechar: 'Fechar',
} as const;
