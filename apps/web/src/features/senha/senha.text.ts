/** Texts of the change of a password. A campaign can override those that have an id. */
export const alterarSenhaText = {
  titulo: 'Alterar senha',
  fechar: 'Fechar',
  salvar: 'Salvar nova senha',
  salvando: 'Salvando a senha',
  ops: 'Ops...',
  campos: { senhaAtual: 'Senha atual', novaSenha: 'Nova senha', confirmacao: 'Confirme a nova senha' },
  outrosAparelhos: 'Ao salvar, sua conta sai dos outros aparelhos.',
  semSenha: 'Os que entram sem senha precisam ser incluídos de novo.',
  novaFraca: 'A senha nova ainda não cumpre as três regras.',
  atualRequerida: { id: 'msg.senha.atualRequerida', texto: 'Senha atual é requerida' },
  novaRequerida: { id: 'msg.senha.novaRequerida', texto: 'O Campo nova senha é requerido' },
  confirmacaoRequerida: {
    id: 'msg.senha.confirmacaoRequerida',
    texto: 'O Campo confirmação de senha é requerido',
  },
  confirmacaoDiferente: { id: 'msg.senha.confirmacaoDiferente', texto: 'As senhas novas devem ser iguais' },
  camposInvalidos: { id: 'msg.senha.camposInvalidos', texto: 'Campos inválidos. Favor revisar.' },
  sucesso: { id: 'msg.senha.sucesso', texto: 'Senha atualizada com sucesso!' },
} as const;

/** Texts of the password reset. A campaign can override those that have an id. */
export const redefinirText = {
  titulo: 'Crie sua senha nova',
  subtitulo: 'Escolha uma senha que você lembre. Ela vale a partir de agora.',
  voltar: 'Voltar',
  conferindo: 'Conferindo o link',
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
