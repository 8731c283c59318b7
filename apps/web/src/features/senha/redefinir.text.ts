/** Words of the new password. Those with an id may be replaced by the campaign. */
export const redefinirText = {
  titulo: 'Crie sua senha nova',
  subtitulo: 'Escolha uma senha que você lembre. Ela vale a partir de agora.',
  voltar: 'Voltar',
  nova: 'Nova senha',
  confirmacao: 'Confirme a nova senha',
  salvar: 'Salvar e entrar',
  salvando: 'Salvando sua senha',
  erros: {
    senha: 'A senha ainda não cumpre todas as regras.',
    confirmacao: { id: 'msg.cadastro.confirmacaoIgual', texto: 'A confirmação de senha deve ser igual' },
  },
  sucesso: {
    id: 'msg.redefinir.sucesso',
    texto: 'Senha alterada, você será logado automaticamente!',
  },
  ops: { id: 'msg.modalInfo.ops', texto: 'Ops...' },
  naoFuiEu: {
    titulo: 'Não foi você?',
    mensagem:
      'O e-mail ou o celular da sua conta mudou. Se não foi você, desfaça a troca: o contato de antes volta, todos os aparelhos saem da conta e você cria uma senha nova.',
    desfazer: 'Não fui eu: desfazer',
    desfazendo: 'Desfazendo a troca',
    erro: 'Não deu para desfazer agora',
    tentarNovamente: 'Tentar novamente',
  },
  linkMorto: {
    titulo: 'Este link não vale mais',
    mensagem: 'Ele já foi usado ou passou do prazo. Peça outro: leva um minuto.',
    pedir: 'Pedir outro link',
  },
} as const;
