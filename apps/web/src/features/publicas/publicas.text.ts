/** Words of the screens that anyone may open. */
export const publicasText = {
  voltar: 'Voltar',
  sobre: {
    titulo: 'Sobre o aplicativo',
    versao: 'Versão',
    promocao: 'Promoção',
    periodo: 'Período',
    certificado: 'Certificado de autorização',
    compromisso: 'Compromisso dos números',
    compromissoAjuda:
      'Esta impressão digital foi publicada antes da primeira nota. Depois do sorteio, a chave é revelada e qualquer pessoa pode conferir que os números não foram escolhidos.',
    chave: 'Chave dos números',
    chaveAjuda:
      'É a chave que espalhou os números da sorte. Com ela, qualquer pessoa pode calcular cada número de novo.',
    chaveConfere: 'A chave confere',
    chaveConfereDetalhe:
      'Este celular calculou a impressão digital da chave: é a mesma que foi publicada antes da primeira nota.',
    chaveNaoConfere: 'A chave não confere',
    chaveNaoConfereDetalhe:
      'A impressão digital desta chave não é a que foi publicada antes da primeira nota. Fale com a organização da promoção.',
    textos: 'Regras e privacidade',
    ajuda: 'Ajuda',
    lojas: 'Onde comprar',
    regulamento: 'Regulamento',
    termos: 'Termos de uso',
    privacidade: 'Política de privacidade',
    licencas: 'Licenças de terceiros',
  },
  licencas: {
    titulo: 'Licenças de terceiros',
    fechar: 'Fechar',
    carregando: 'Carregando as licenças',
    erro: 'Não foi possível carregar as licenças',
    erroDetalhe: 'Confira a sua conexão e tente novamente.',
    tentarNovamente: 'Tentar novamente',
  },
  totalPontos: {
    titulo: 'Meus pontos',
    voltar: { id: 'msg.totalPontos.voltar', texto: '◀ Voltar' },
    nenhum: 'Entre na sua conta para ver seus pontos.',
    verExtrato: 'Ver o extrato',
    entrar: 'Entrar',
  },
  chat: {
    titulo: 'Fale com a gente',
    subtitulo: 'A equipe da promoção responde por aqui.',
    abrir: 'Abrir o atendimento',
    email: 'Enviar um e-mail',
    nenhum: 'Esta promoção ainda não tem atendimento por chat. Os contatos estão no regulamento.',
    regulamento: 'Ler o regulamento',
    semResposta: 'O atendimento não respondeu agora. Você pode tentar abrir mesmo assim.',
  },
  totem: {
    titulo: 'Participe por aqui',
    subtitulo: 'Cadastre-se ou entre na sua conta. Ao terminar, este aparelho sai da sua conta sozinho.',
    comecar: 'Começar',
    regulamento: 'Ler o regulamento',
  },
} as const;
