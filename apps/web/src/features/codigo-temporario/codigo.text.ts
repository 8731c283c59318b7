/** Words of the code that confirms a phone. Those with an id may be replaced by the campaign. */
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
