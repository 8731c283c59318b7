/** Words of sign-in and invitation. */
export const acessoText = {
  nome: 'Trevo Console',
  email: 'E-mail',
  senha: 'Senha',
  codigo: 'Código do autenticador',
  mostrarSenha: 'Mostrar a senha',
  esconderSenha: 'Esconder a senha',
  faltaEmail: 'Use um e-mail válido.',
  faltaSenha: 'Informe a senha.',
  faltaCodigo: 'O código tem 6 algarismos.',
  entrar: {
    titulo: 'Entrar',
    mensagem: 'Para quem opera campanhas.',
    dica: 'Abra o aplicativo autenticador e digite ou cole os 6 algarismos.',
    enviar: 'Entrar',
    ajuda: 'Perdeu a senha ou o autenticador? Peça um novo convite a um administrador da promotora.',
  },
  convite: {
    titulo: (nome: string) => `Olá, ${nome}`,
    naPromotora: (promotora: string, papel: string) =>
      `Você foi convidado para a equipe de ${promotora}, como ${papel}.`,
    naInstalacao: 'Você foi convidado para operar esta instalação inteira.',
    ate: (quando: string) => `O convite vale até ${quando}.`,
    passoSenha: '1. Escolha a senha',
    passoAutenticador: '2. Ligue o autenticador',
    comoLigar:
      'No celular, abra um aplicativo autenticador (Google Authenticator, Microsoft Authenticator, 1Password…), escolha adicionar uma conta e aponte a câmera para este código.',
    qr: 'QR Code para o aplicativo autenticador',
    semCamera: 'Sem câmera? Digite este segredo no aplicativo',
    copiarSegredo: 'Copiar o segredo',
    dicaSenha: 'Use 12 caracteres ou mais, como quatro palavras sem relação entre si.',
    faltam: (letras: number) => (letras === 1 ? 'Falta 1 caractere.' : `Faltam ${letras} caracteres.`),
    basta: 'Tamanho certo.',
    dicaCodigo: 'Digite os 6 algarismos que o aplicativo mostra agora.',
    enviar: 'Aceitar o convite e entrar',
    semToken: {
      titulo: 'Este link está incompleto',
      mensagem: 'Abra de novo o link do e-mail, ou peça outro convite.',
      acao: 'Ir para a entrada',
    },
  },
  /** Of a browser that says nothing of itself. */
  aparelho: 'Navegador',
} as const;
