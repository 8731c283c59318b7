/** Texts of signing in without a password. "Chave de acesso" is the key of a receipt and never a passkey. */
export const passkeyText = {
  entrar: 'Entrar com digital, rosto ou PIN',
  titulo: 'Entrar sem senha',
  fechar: 'Fechar',
  carregando: 'Carregando seus aparelhos',
  explicacao:
    'Entre com a digital, o rosto ou o PIN que desbloqueia seu aparelho. Sua senha continua valendo.',
  aparelhos: 'Aparelhos que entram sem senha',
  nenhum: 'Nenhum aparelho incluído ainda.',
  semNome: 'Aparelho',
  incluido: (dia: string) => `Incluído: ${dia}`,
  usado: (dia: string) => `Última entrada: ${dia}`,
  incluir: 'Incluir este aparelho',
  incluindo: 'Incluindo este aparelho',
  senha: {
    mensagem: 'Digite sua senha. Depois, confirme com a digital, o rosto ou o PIN quando seu aparelho pedir.',
    campo: 'Sua senha',
    falta: 'Digite sua senha',
    continuar: 'Continuar',
    voltar: 'Agora não',
  },
  incluidoAgora: 'Pronto! Da próxima vez, entre sem senha.',
  jaIncluido: 'Este aparelho já está incluído.',
  falhou: 'Seu aparelho não conseguiu confirmar quem é você. Tente de novo ou use sua senha.',
  remover: (aparelho: string) => `Remover ${aparelho}`,
  removido: 'Aparelho removido.',
  confirmar: {
    titulo: (aparelho: string) => `Remover ${aparelho}?`,
    mensagem: 'Ele deixa de entrar sem senha. A senha continua valendo.',
    remover: 'Remover',
    voltar: 'Voltar',
  },
} as const;
