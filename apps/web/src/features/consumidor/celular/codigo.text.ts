/** Texts of the phone confirmation by code. A campaign can override those that have an id. */
export const codigoText = {
  titulo: 'Confirme seu celular',
  fechar: 'Fechar',
  enviando: 'Enviando o código',
  enviado: {
    sms: (numero: string) => `Enviamos um SMS com 6 números para ${numero}.`,
    whatsapp: (numero: string) => `Enviamos 6 números pelo WhatsApp para ${numero}.`,
  },
  codigo: 'Código de 6 números',
  conferindo: 'Conferindo o código',
  tentativas: (quantas: number) =>
    quantas === 1 ? '1 tentativa sem sucesso' : `${quantas} tentativas sem sucesso`,
  reenviar: { id: 'msg.codigo.reenviar', texto: 'Reenviar' },
  reenviarEm: (segundos: number) => `em ${segundos} s`,
  reenviado: 'Enviamos outro código.',
  valido: { id: 'msg.codigo.valido', texto: 'Código válido!' },
  invalido: {
    id: 'msg.codigoTelefone.invalido',
    texto: 'Tente novamente, pois o código de verificação está inválido/expirado.',
  },
  erroSolicitar: {
    id: 'msg.codigoTelefone.erroSolicitar',
    texto:
      'Erro ao solicitar confirmação de número de celular, tente novamente ou verifique sua conexão com a rede!',
  },
  tentarNovamente: 'Tentar novamente',
} as const;

/** Texts of the temporary code that identifies a consumidor. */
export const codigoTemporarioText = {
  titulo: 'Código temporário',
  subtitulo: 'Mostre este código no atendimento para provar que a conta é sua.',
  voltar: 'Voltar',
  gerar: 'Gerar código',
  gerarOutro: 'Gerar outro código',
  gerando: 'Gerando o código',
  explicacao: 'O código tem 6 números e vale por 10 minutos. Só mostre a quem atende você.',
  seu: (algarismos: string) => `Seu código é ${algarismos}`,
  vale: (tempo: string) => `Vale por mais ${tempo}`,
  venceu: 'Este código venceu. Gere outro quando precisar.',
  copiar: 'Copiar código',
  copiado: 'Código copiado.',
} as const;
