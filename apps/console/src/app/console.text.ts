/** Words of the console's frame. */
export const consoleText = {
  nome: 'Trevo Console',
  menu: 'Menu',
  mais: 'Mais',
  pular: 'Ir para o conteúdo',
  promotora: 'Promotora',
  sair: 'Sair',
  minhaConta: 'Minha conta',
  daInstalacao: 'Operador da instalação',
  em: (promotora: string) => `, ${promotora}`,
  grupos: { trabalho: 'Trabalho', dados: 'Dados', equipe: 'Equipe' },
  telas: {
    hoje: 'Hoje',
    pessoas: 'Pessoas',
    indicacoes: 'Indicações',
    quiz: 'Quiz',
    lojas: 'Lojas',
    vendas: 'Vendas',
    fontes: 'Fontes',
    equipe: 'Equipe',
    propostas: 'Propostas',
    credenciais: 'Credenciais',
    auditoria: 'Quem fez o quê',
    conta: 'Minha conta',
  },
  tema: {
    aparelho: 'Tema: como no aparelho',
    claro: 'Tema: claro',
    escuro: 'Tema: escuro',
  },
  avisos: 'Avisos',
  carregando: 'Abrindo o console',
  semConexao: {
    titulo: 'O console não respondeu',
    tentarNovamente: 'Tentar novamente',
  },
  semPromotora: {
    titulo: 'Você ainda não está em nenhuma equipe',
    mensagem: 'Peça um convite a um administrador da promotora.',
  },
  semPermissao: {
    titulo: 'Seu papel não abre esta tela',
    mensagem: 'Peça a um administrador da promotora, ou escolha outra promotora.',
    acao: 'Ir para Hoje',
  },
  naoEncontrada: {
    titulo: 'Esta tela não existe',
    mensagem: 'O endereço pode ter mudado.',
    acao: 'Ir para Hoje',
  },
  falha: {
    titulo: 'Esta tela parou de funcionar',
    mensagem: 'Recarregue a página. Se acontecer de novo, avise quem cuida do programa.',
    acao: 'Recarregar',
  },
  paleta: {
    titulo: 'Buscar no console',
    campo: 'O que você quer fazer?',
    abrir: 'Buscar (Ctrl K)',
    nada: 'Nada com essas palavras. Tente o nome de uma tela.',
    ir: (tela: string) => `Ir para ${tela}`,
    trocarPromotora: (promotora: string) => `Trocar para a promotora ${promotora}`,
    atos: {
      convidar: 'Convidar alguém para a equipe',
      credencial: 'Criar uma credencial',
      vendas: 'Enviar um arquivo de vendas',
      sessoes: 'Ver onde minha conta está aberta',
    },
  },
  prazo: {
    ociosa: (minutos: number) => `Sua sessão termina em ${minutos} min sem uso.`,
    maxima: (minutos: number) =>
      `Sua sessão termina em ${minutos} min. Depois, entre de novo: você volta para esta tela.`,
    continuar: 'Continuar',
  },
  proposta: {
    titulo: 'Precisa de uma segunda pessoa',
    mensagem:
      'Nada foi mudado. Se você propuser, outra pessoa com o mesmo direito lê e decide em Propostas, em até 48 horas.',
    motivo: 'Por que isto deve acontecer?',
    propor: 'Propor',
    cancelar: 'Desistir',
    enviada: 'Proposta enviada. Outra pessoa decide em Propostas.',
    fechar: 'Fechar',
  },
  sugestao: {
    primeira: {
      titulo: 'Entre sem senha e sem código',
      mensagem:
        'Com uma passkey, a digital, o rosto ou o PIN do aparelho bastam para entrar e para confirmar atos.',
      criar: 'Criar passkey',
    },
    segunda: {
      titulo: 'Guarde uma segunda passkey',
      mensagem:
        'Se você perder este aparelho, a outra ainda abre o console: em outro aparelho ou numa chave de segurança.',
      criar: 'Criar outra passkey',
    },
    dispensar: 'Agora não',
  },
  confirmacao: {
    titulo: 'Confirme que é você',
    mensagem: 'Este ato pede a sua senha e um código novo do autenticador. Vale por cinco minutos.',
    mensagemPasskey:
      'Este ato pede que você confirme com a digital, o rosto ou o PIN do aparelho. Vale por cinco minutos.',
    comPasskey: 'Confirmar com a passkey',
    comSenha: 'Usar senha e código',
    senha: 'Senha',
    codigo: 'Código do autenticador',
    confirmar: 'Confirmar e continuar',
    cancelar: 'Cancelar',
    faltaSenha: 'Informe a senha.',
    faltaCodigo: 'O código tem 6 algarismos.',
    mostrarSenha: 'Mostrar a senha',
    esconderSenha: 'Esconder a senha',
    fechar: 'Fechar',
  },
} as const;
