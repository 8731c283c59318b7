/** Words of a new password. Those with an id may be replaced by the campaign. */
export const senhaText = {
  mostrarSenha: 'Mostrar senha',
  esconderSenha: 'Esconder senha',
  senha: 'Senha',
  confirmacao: 'Confirme a senha',
  regras: {
    minimo: { id: 'msg.cadastro.senhaMinimo', texto: 'Senha deve conter no mínimo 8 caracteres' },
    maiusculasMinusculas: {
      id: 'msg.cadastro.senhaMaiusculas',
      texto: 'Senha deve conter letras maiúsculas e minúsculas',
    },
    numeros: { id: 'msg.cadastro.senhaNumeros', texto: 'Senha deve conter números' },
    cumprida: 'cumprida',
    pendente: 'ainda não',
  },
} as const;
