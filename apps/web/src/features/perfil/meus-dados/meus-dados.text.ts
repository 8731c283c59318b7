/** Texts of the personal data export. */
export const baixarDadosText = {
  titulo: 'Baixar meus dados',
  fechar: 'Fechar',
  explicacao:
    'Uma cópia de tudo o que guardamos sobre você: cadastro, consentimentos, notas, números, prêmios, saldos, pedidos e avisos.',
  porqueSenha: 'Para ninguém mais pegar seus dados, digite a senha que você usa para entrar.',
  totem: 'Este aparelho é de todos: peça a cópia pelo seu celular, em Conta, Baixar meus dados.',
  campo: 'Sua senha',
  senhaFalta: 'Digite sua senha',
  pedir: 'Preparar cópia',
  pedindo: 'Preparando a cópia',
  pronto: {
    titulo: 'Sua cópia está pronta',
    prazo: (hora: string) =>
      `O link vale até ${hora} e funciona sem entrar na conta: não passe para ninguém.`,
  },
  ler: 'Abrir para ler ou imprimir',
  baixar: 'Baixar arquivo (JSON)',
  arquivo: 'meus-dados.json',
} as const;

/** Texts of the consents. */
export const consentimentosText = {
  titulo: 'Meus aceites',
  fechar: 'Fechar',
  carregando: 'Carregando seus aceites',
  explicacao: 'O que você aceitou, quando e em qual versão do texto. O opcional você desliga quando quiser.',
  obrigatorios: 'Obrigatórios para participar',
  opcionais: 'Opcionais',
  antigos: 'De antes',
  titulos: {
    regulamento: 'Regulamento',
    politicaPrivacidade: 'Política de privacidade',
    avisoPrivacidade: 'Aviso de privacidade',
  },
  lgpd: (numero: string) => `Uso de dados ${numero}`,
  notificacoes: 'Avisos',
  aceito: 'Aceito',
  recusado: 'Não aceito',
  retirado: 'Retirado',
  resposta: (resposta: string, quando: string) => `${resposta} · ${quando}`,
  versao: (versao: string, isAtual: boolean) =>
    isAtual ? `Texto de hoje, versão ${versao}` : `Texto anterior, versão ${versao}`,
  semHistorico: 'Sem mudanças desde o cadastro.',
  historico: (total: number) => `Ver histórico (${total})`,
  sair: {
    titulo: 'Quer retirar um consentimento obrigatório?',
    mensagem: 'Sem ele não dá para participar: ele termina junto com a sua conta.',
    excluir: 'Excluir conta',
    suporte: 'Nesta campanha a exclusão é feita pelo suporte.',
  },
} as const;
