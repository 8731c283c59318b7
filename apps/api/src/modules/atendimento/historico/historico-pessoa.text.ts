/** Words of a person's history for support, where the person saw no words of their own. */
export const historicoPessoaText = {
  cadastro: 'Fez o cadastro',
  exclusao: 'Conta excluída',
  alteracao: 'Mudou o cadastro',
  contatoCorrigido: (isEmail: boolean) =>
    isEmail ? 'E-mail corrigido pelo atendimento' : 'Celular corrigido pelo atendimento',
  aceite: (aceito: boolean) => (aceito ? 'Aceitou os termos' : 'Recusou os termos'),
  /** Names of the terms that every campaign has; a campaign's own terms have the name that the person saw. */
  termos: {
    regulamento: 'Regulamento',
    politicaPrivacidade: 'Política de privacidade',
    avisoPrivacidade: 'Aviso de privacidade',
    aceitaNotificacao: 'Avisos no celular',
  } as Readonly<Record<string, string>>,
  passkey: 'Incluiu um aparelho que entra sem senha',
  nota: { PENDENTE: 'Nota em conferência', VALIDO: 'Nota aprovada', INVALIDO: 'Nota não aprovada' },
  notaEnviada: 'Enviou uma nota',
  compra: (loja: string | null, valor: string | null) => [loja, valor].filter(Boolean).join(' · ') || null,
  numeros: (total: number) => (total === 1 ? 'Ganhou 1 número da sorte' : `Ganhou ${total} números da sorte`),
  numerosCancelados: (total: number) =>
    total === 1 ? 'Perdeu 1 número da sorte' : `Perdeu ${total} números da sorte`,
  eMais: (total: number) => `e mais ${total}`,
  lancamento: (valor: string, isCredito: boolean) => (isCredito ? `Recebeu ${valor}` : `Usou ${valor}`),
  saida: (valor: string) => `Saíram ${valor}`,
  saldo: (origem: string, saldo: string) => `${origem}. Saldo depois: ${saldo}.`,
  porque: (motivo: string) => `Motivo: ${motivo}`,
  quiz: 'Respondeu ao quiz',
  raspadinhas: (total: number) => (total === 1 ? 'Ganhou 1 raspadinha' : `Ganhou ${total} raspadinhas`),
  raspadinhasCanceladas: (total: number) =>
    total === 1 ? 'Perdeu 1 raspadinha fechada' : `Perdeu ${total} raspadinhas fechadas`,
  raspada: (premio: string | null) => (premio ? `Ganhou ${premio}` : 'Abriu uma raspadinha sem prêmio'),
  retido: (premio: string) => `Prêmio retido: ${premio}`,
  retidoPorque: 'A nota do prêmio foi recusada depois.',
  entregue: (premio: string) => `Prêmio entregue: ${premio}`,
  entreguePor: (nome: string) => `Entregue por ${nome}.`,
  sorteado: (premio: string) => `Sorteado: ${premio}`,
  numero: (numero: string) => `Número ${numero}.`,
  premioFora: 'um prêmio que saiu da campanha',
  pedidoFeito: 'Fez um pedido',
  pedido: {
    CANCELADO: 'Cancelou o pedido',
  } as Readonly<Record<string, string>>,
  voucher: {
    PENDENTE: 'Pediu um voucher',
    APROVADO: 'Recebeu o voucher',
    REPROVADO: 'Voucher recusado, saldo devolvido',
  } as Readonly<Record<string, string>>,
  mensagem: {
    titulo: (canal: string, assunto: string) => `${canal}: ${assunto}`,
    canais: { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp' },
    assuntos: {
      boasVindas: 'boas-vindas e confirmação do endereço',
      codigoCelular: 'código para confirmar o celular',
      codigoSenha: 'código para criar outra senha',
      confirmacaoEmail: 'confirmação do endereço',
      contatoTrocado: 'aviso de contato trocado',
      linkSenha: 'link para criar outra senha',
      passkey: 'aviso de aparelho que entra sem senha',
    },
    resultados: {
      aceita: 'Saiu: o serviço de envio aceitou a mensagem.',
      falhou: 'Não saiu: o serviço de envio recusou ou não respondeu.',
      semResposta: 'Sem resposta do serviço de envio.',
    },
  },
  aviso: {
    vista: 'Visto no aplicativo.',
    naFila: 'Espera para ir ao celular.',
    enviado: 'Está no aplicativo, ainda não visto.',
  },
} as const;

/** Why a receipt earned numbers or none, in one sentence for the person on the phone. */
export const explicacaoText = {
  naoEnviada: {
    frase: 'Esta chave não foi enviada nesta campanha.',
    cura: 'Peça que a pessoa envie a nota pelo aplicativo, com a câmera ou digitando a chave.',
  },
  deOutraConta: {
    frase: 'Esta nota já foi enviada por outra conta. Cada nota vale uma vez.',
    cura: 'Pergunte se alguém da família enviou. Se a pessoa não reconhece, deixe um recado para a conferência.',
  },
  procurando: (motivo: string) => `A nota ainda está sendo procurada: ${motivo}`,
  naFila: (motivo: string) => `A nota espera a conferência de uma pessoa: ${motivo}`,
  recusada: (motivo: string) => `A nota não foi aprovada: ${motivo}`,
  ganhou: (total: number, numeros: string) =>
    total === 1 ? `Esta nota deu 1 número: ${numeros}.` : `Esta nota deu ${total} números: ${numeros}.`,
  semNumeros: (motivo: string) => `A nota foi aprovada, mas não deu números: ${motivo}`,
  semMotivo: 'a campanha não dá números por ela.',
} as const;
