/** Words of the change of a password. Those with an id may be replaced by the campaign. */
export const alterarSenhaText = {
  titulo: 'Alterar senha',
  fechar: 'Fechar',
  salvar: 'Salvar nova senha',
  salvando: 'Salvando a senha',
  ops: 'Ops...',
  campos: { senhaAtual: 'Senha atual', novaSenha: 'Nova senha', confirmacao: 'Confirme a nova senha' },
  outrosAparelhos: 'Ao salvar, sua conta sai dos outros aparelhos.',
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
