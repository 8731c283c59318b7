import { maximoContado, type Publico } from '@trevo/contract/notificacao/publico';
import { formatContagem } from '@trevo/client/format.ts';

const contar = (total: number, um: string, varios: string): string =>
  total > maximoContado
    ? `mais de ${formatContagem(maximoContado)} ${varios}`
    : `${formatContagem(total)} ${total === 1 ? um : varios}`;
const pessoas = (total: number): string => contar(total, 'pessoa', 'pessoas');

/** Words of the notices to the people of a campaign. */
export const avisoConsoleText = {
  titulo: 'Avisos',
  ajuda:
    'Mensagens às pessoas de uma campanha, no app e nos celulares que aceitam avisos. Os celulares só recebem das 8h às 21h.',
  novo: 'Novo aviso',
  vazia: {
    titulo: 'Nenhum aviso ainda',
    mensagem: 'Escreva o primeiro: você vê como ele fica no celular antes de enviar.',
  },
  colunas: {
    aviso: 'Aviso',
    publico: 'Para quem',
    situacao: 'Situação',
    quando: 'Dia e hora',
    ator: 'Por',
    aceitos: 'Aceitos pelo envio',
    recusados: 'Falharam',
    vistas: 'Viram no app',
    abrir: 'Abrir',
  },
  abrir: 'Abrir',
  abrirDe: (titulo: string) => `Abrir o aviso ${titulo}`,
  situacoes: { agendada: 'Agendado', enviando: 'Enviando', enviada: 'Enviado', parada: 'Parado' },
  publicos: {
    todos: 'Todas as pessoas',
    semNota: 'Quem ainda não mandou nota',
    comNotaValida: 'Quem tem ao menos uma nota válida',
    semNotaNova: 'Quem parou de mandar notas',
    uf: 'Quem mora em um estado',
  },
  nomeDe: (publico: Publico): string =>
    publico.tipo === 'semNotaNova'
      ? `Sem nota nova há ${publico.dias} dias`
      : publico.tipo === 'uf'
        ? `Quem mora em ${publico.uf}`
        : avisoConsoleText.publicos[publico.tipo],
  semNumero: '—',
  detalhe: {
    voltar: 'Voltar aos avisos',
    situacao: 'Situação',
    publico: 'Para quem',
    ator: 'Escrito por',
    criado: 'Escrito em',
    noApp: 'No app desde',
    noAppEm: 'Entra no app',
    estavaMarcado: 'Estava marcado para',
    celulares: 'Nos celulares',
    aPartirDe: 'a partir de',
    terminado: 'Terminou de sair',
    parado: 'Parado',
    por: (nome: string) => `por ${nome}`,
    previa: 'Como aparece',
    numeros: {
      titulo: 'Até agora',
      pessoas: 'Pessoas com o aviso no app',
      aceitos: 'Aparelhos aceitos pelo serviço de envio',
      recusados: 'Aparelhos que falharam ou não existem mais',
      vistas: 'Pessoas que viram o aviso no app',
      nota: 'O serviço de envio aceita o aviso e não diz se o aparelho o mostrou. Uma pessoa pode ter mais de um aparelho.',
      antigo: 'Este aviso é de antes da contagem de aparelhos.',
    },
    parar: {
      abrir: 'Parar o aviso',
      titulo: 'Parar este aviso?',
      agendada: 'Ele não sai. Ninguém o recebeu.',
      enviando: (aceitos: number) =>
        `Ele sai da lista do app, e os aparelhos que faltam não o recebem. ${contar(aceitos, 'aparelho já foi aceito', 'aparelhos já foram aceitos')} pelo serviço de envio: neles o aviso fica.`,
      enviada: (aceitos: number) =>
        `Ele sai da lista do app. ${contar(aceitos, 'aparelho foi aceito', 'aparelhos foram aceitos')} pelo serviço de envio: neles o aviso fica.`,
      fazer: 'Parar o aviso',
      feito: 'Aviso parado.',
    },
    parada: {
      titulo: 'Este aviso foi parado',
      antes: 'Foi parado antes de sair. Ninguém o recebeu.',
      mensagem: (aceitos: number) =>
        aceitos === 0
          ? 'Nenhum aparelho foi aceito pelo serviço de envio. Ele sai da lista do app em alguns minutos.'
          : `${contar(aceitos, 'aparelho foi aceito', 'aparelhos foram aceitos')} pelo serviço de envio antes disso. Ele sai da lista do app em alguns minutos.`,
    },
    espera: (hora: string) => `Os celulares não tocam entre 21h e 8h: eles recebem ${hora}.`,
  },
  form: {
    titulo: 'Novo aviso',
    cancelar: 'Voltar aos avisos',
    tituloAviso: 'Título',
    mensagem: 'Mensagem',
    restam: (restam: number) => (restam === 1 ? 'resta 1' : `restam ${restam}`),
    faltaTitulo: 'Escreva o título.',
    faltaMensagem: 'Escreva a mensagem.',
    publico: 'Para quem',
    dias: 'Sem nota nova há',
    diasDe: (dias: number) => `${dias} dias`,
    uf: 'Estado',
    dicaUf: 'Pelo endereço do cadastro; quem não informou fica de fora.',
    quando: 'Quando',
    agora: 'Agora',
    agendar: 'Agendar',
    hora: 'Dia e hora (Brasília)',
    dicaHora: 'Até 30 dias para a frente, e até o último dia da campanha.',
    faltaHora: 'Escolha dia e hora daqui para a frente, até 30 dias e até o último dia da campanha.',
    contando: 'Contando as pessoas…',
    semConta: 'São pessoas demais para contar agora. O aviso pode ser enviado assim mesmo.',
    naoContou: 'Não deu para contar as pessoas.',
    contarDeNovo: 'Contar de novo',
    alcance: (total: number, aceitam: number) =>
      total === 0
        ? 'Nenhuma pessoa agora.'
        : `${pessoas(total)} no app; ${contar(aceitam, 'aceita', 'aceitam')} avisos no celular.`,
    saiAgora: 'Entra no app e sai para os celulares assim que você enviar.',
    saiEm: (hora: string) => `Entra no app e sai para os celulares: ${hora}.`,
    silencioAgora: (hora: string) =>
      `Entra no app assim que você enviar. Os celulares não tocam entre 21h e 8h: eles recebem ${hora}.`,
    silencioEm: (app: string, celular: string) =>
      `Entra no app: ${app}. Os celulares não tocam entre 21h e 8h: eles recebem ${celular}.`,
    testar: 'Testar com uma pessoa',
    revisar: 'Revisar e enviar',
    previa: 'Como vai aparecer',
  },
  previa: {
    tela: 'Tela bloqueada',
    iphone: 'iPhone',
    android: 'Android',
    lista: 'No app',
    agora: 'agora',
    exemploTitulo: 'O título aparece aqui',
    exemploMensagem: 'E a mensagem aqui.',
    corteIphone: 'A tela bloqueada mostra uma linha do título e quatro da mensagem.',
    corteAndroid: 'A tela bloqueada mostra uma linha de cada, até a pessoa abrir o aviso.',
    novo: 'novo',
    hoje: 'Hoje, agora',
  },
  teste: {
    titulo: 'Testar com uma pessoa',
    efeito:
      'Só esta pessoa recebe o aviso, no app e nos celulares dela. Fica guardado que você enviou o teste.',
    campo: 'CPF ou telefone de quem vai receber',
    falta: 'Use um CPF, ou um telefone com DDD.',
    fazer: 'Enviar o teste',
    enviado: 'Teste enviado a essa pessoa.',
  },
  confirmar: {
    titulo: 'Enviar este aviso?',
    tituloAgendar: 'Agendar este aviso?',
    para: (publico: string, total: number | null) =>
      total === null ? `Para: ${publico}.` : `Para: ${publico} (${pessoas(total)} agora).`,
    fazer: (total: number | null) => (total === null ? 'Enviar o aviso' : `Enviar para ${pessoas(total)}`),
    agendar: 'Agendar o aviso',
    enviado: 'Aviso enviado.',
    agendado: 'Aviso agendado.',
    voltar: 'Continuar escrevendo',
  },
} as const;
