/** Words of new promoters. */
export const promotoraText = {
  nova: 'Nova promotora',
  titulo: 'Nova promotora',
  mensagem:
    'Quem responde pelas promoções: a rede, a marca ou a agência do cliente. As pessoas têm uma conta por promotora, e os operadores, um papel em cada uma.',
  id: 'Nome curto',
  dicaId: 'Letras sem acento, números ou _, como quatrofolhas. Não muda depois.',
  razao: 'Razão social',
  cnpj: 'CNPJ',
  dicaCnpj: 'Os 14 caracteres, com ou sem pontos.',
  criar: 'Criar promotora',
  feito: (nome: string) => `Promotora criada. Você está em ${nome}.`,
  falta: {
    id: 'Use de 2 a 40 letras sem acento, números ou _.',
    razao: 'Informe a razão social.',
    cnpj: 'Confira os 14 caracteres do CNPJ.',
  },
} as const;
