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
    passkey: 'Usar uma passkey',
    ou: 'ou com senha e código',
    enviar: 'Entrar',
    ajuda: 'Perdi a senha ou o autenticador',
  },
  recuperar: {
    titulo: 'Nova senha e novo autenticador',
    mensagem: 'Diga o e-mail da sua conta. Enviamos um link que vale uma hora.',
    pedir: 'Enviar o link',
    enviado: {
      titulo: 'Confira o seu e-mail',
      mensagem: (email: string) =>
        `Se ${email} tem uma conta no console, o link chega em instantes. Abra-o com o celular à mão.`,
    },
    voltar: 'Ir para a entrada',
    efeito: 'A troca encerra as suas sessões e remove as suas passkeys.',
    ate: (quando: string) => `O link vale até ${quando}.`,
    trocar: 'Trocar e entrar',
    pecaOutro: 'Na entrada, escolha "Perdi a senha ou o autenticador" e peça outro link.',
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
    daConta: {
      entre: (email: string) =>
        `O e-mail ${email} já tem uma conta no console. Entre com ela para ver e aceitar o convite.`,
      entrar: 'Entrar para aceitar',
      outra: (email: string, atual: string) =>
        `Este convite é para a conta ${email}, e você entrou com ${atual}.`,
      trocar: 'Sair e entrar com a outra conta',
      titulo: 'Convite para o console',
      continua: 'A sua senha, o seu autenticador e os outros papéis continuam os mesmos.',
      aceitar: 'Aceitar o convite',
    },
    semToken: {
      titulo: 'Este link está incompleto',
      mensagem: 'Abra de novo o link do e-mail, ou peça outro convite.',
      acao: 'Ir para a entrada',
    },
  },
} as const;
