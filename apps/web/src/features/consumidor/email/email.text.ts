/** Texts of the e-mail confirmation. A campaign can override those that have an id. */
export const emailText = {
  titulo: 'Confirmando seu e-mail',
  conferindo: 'Conferindo o link',
  sucesso: { id: 'msg.email.verificado', texto: 'Seu E-mail foi verificado com sucesso!' },
  erro: 'Não deu para confirmar',
  semLink: 'O link está incompleto. Abra de novo o e-mail que enviamos e toque no botão.',
  deOutraConta: {
    titulo: 'O e-mail deste link foi confirmado',
    mensagem: 'Ele é de outra conta. Na conta que está aberta aqui, nada mudou.',
  },
  tentarNovamente: 'Tentar novamente',
  reenvio: {
    pedir: 'Enviar outro link',
    enviando: 'Enviando',
    enviado: (email: string) => `Enviamos outro link para ${email}. Ele vale por 7 dias.`,
    jaEnviado: (email: string) =>
      `Um link foi enviado há pouco para ${email}. Veja também no lixo eletrônico.`,
  },
  seguir: 'Continuar',
} as const;
