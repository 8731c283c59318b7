/** Texts for the winner of a sorteio. */
export const premioText = {
  ganhou: 'Você ganhou!',
  ganhouNo: (sorteio: string) => `Você ganhou · ${sorteio}`,
  anuncio: (premio: string, numero: string, sorteio: string) =>
    `Você ganhou! ${premio}. ${numero}. ${sorteio}.`,
  verNumero: 'Ver meu bilhete',
  maisPremios: (n: number) =>
    n === 1 ? 'E mais 1 número seu foi premiado' : `E mais ${n} números seus foram premiados`,
  titulo: (n: number) => (n === 1 ? 'Seu número premiado' : 'Seus números premiados'),
  verComoReceber: 'Ver como receber',
  comoReceber: 'Como receber',
  // Used when the campaign does not say how to receive the prize.
  contato: 'A organização fala com você pelo celular e e-mail do seu cadastro. Confira se estão certos.',
  conferirDados: 'Conferir meus dados',
  prazo: 'Prazo',
  ate: (dia: string, dias: number) =>
    dias > 1
      ? `Até ${dia}. Faltam ${dias} dias.`
      : dias === 1
        ? `Até ${dia}. É amanhã.`
        : dias === 0
          ? `Até ${dia}. É hoje.`
          : `O prazo acabou em ${dia}.`,
  receba: (dia: string) => `Receba até ${dia}`,
  acabou: (dia: string) => `O prazo acabou em ${dia}`,
  voceE: 'É você!',
  compartilhar: 'Compartilhar',
  ganhei: 'Ganhei!',
  fechar: 'Fechar',
  erro: 'Não deu para criar a imagem. Tente de novo.',
} as const;
