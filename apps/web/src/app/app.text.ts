/** Words of the frame around the screens. */
export const appText = {
  ambienteTestes: 'Você está em um ambiente de testes e homologação.',
  carregando: 'Carregando…',
  configuracaoErro: {
    titulo: 'Não foi possível encontrar a URL solicitada',
    mensagem:
      'Confira sua conexão e o endereço da campanha. Se você acabou de chegar aqui, tente de novo em instantes.',
    tentarNovamente: 'Tentar novamente',
  },
  naoEncontrada: {
    titulo: 'Página não encontrada',
    mensagem: 'O endereço que você abriu não existe mais ou mudou de lugar.',
    voltar: 'Voltar ao início',
  },
  menu: {
    inicio: 'Início',
    cupons: 'Números',
    escanear: 'Escanear',
    notas: 'Notas',
    conta: 'Conta',
    rotulo: 'Menu',
  },
  saudacao: (nome: string) => `Olá, ${nome}`,
  sair: {
    titulo: 'Tem certeza?',
    mensagem: 'Seus números e suas notas continuam guardados.',
    voltar: 'Voltar',
    sair: 'Sair',
  },
  conta: {
    titulo: 'Sua conta',
    fechar: 'Fechar',
    regulamento: 'Regulamento',
    politicaPrivacidade: 'Política de privacidade',
    sair: 'Sair',
    sobre: (versao: string) => `Versão ${versao}`,
  },
  avisos: { rotulo: 'Avisos', fechar: 'Fechar aviso' },
  sessao: { titulo: 'Ops...' },
} as const;
