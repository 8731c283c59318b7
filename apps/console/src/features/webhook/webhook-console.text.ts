import {
  diasEntregas,
  type EntregaEstado,
  horasSegredoAnterior,
  type WebhookEvento,
  type WebhookFalha,
  type webhookTeste,
} from '@trevo/contract/webhook/webhook-eventos';

type Palavras<Chave extends string> = Readonly<Record<Chave, string>>;

const eventos: Palavras<WebhookEvento | typeof webhookTeste> = {
  'documento.julgado': 'Nota julgada',
  'revisao.aberta': 'Nota espera por uma pessoa',
  'premio.revelado': 'Prêmio revelado',
  'pedido.alterado': 'Pedido criado ou mudado',
  'sorteio.publicado': 'Resultado de sorteio',
  'campanha.publicada': 'Campanha publicada',
  'webhook.teste': 'Teste',
};

const estados: Palavras<EntregaEstado> = { pendente: 'Na fila', entregue: 'Entregue', falhou: 'Falhou' };

const falhas: Palavras<WebhookFalha> = {
  status: 'Recusado pelo servidor',
  redirecionamento: 'O servidor respondeu com outro endereço, que não é seguido',
  tempo: 'Não respondeu em 10 s',
  destino: 'O endereço não é público',
  nome: 'O endereço não existe',
  certificado: 'O certificado não é válido',
  conexao: 'Sem conexão com o servidor',
};

/** Words of the webhooks of a promoter. */
export const webhookConsoleText = {
  titulo: 'Webhooks',
  ajuda:
    'Avisam os sistemas da promotora quando algo acontece nas campanhas. Cada aviso leva só códigos e a situação, sem dados de pessoas.',
  eventos,
  estados,
  falhas,
  criar: 'Criar webhook',
  voltar: 'Todos os webhooks',
  cancelar: 'Cancelar',
  fechar: 'Fechar',
  nunca: 'Nunca',
  vazia: {
    titulo: 'Nenhum webhook',
    mensagem: 'Crie um para o sistema que precisa saber das notas, dos prêmios ou dos pedidos.',
    mensagemVe: 'Um administrador da promotora pode criar um.',
  },
  colunas: {
    quem: 'Quem recebe',
    eventos: 'Eventos',
    saude: 'Saúde',
    entrega: 'Última entrega',
    abrir: 'Abrir',
  },
  abrirDe: (descricao: string) => `Abrir ${descricao}`,
  saude: {
    semEntregas: 'Sem entregas ainda',
    bem: 'Funcionando',
    falhando: 'Falhando',
    falhandoHa: (idade: string) => `há ${idade}`,
    pausado: 'Pausado',
    pausadoPorFalhas: 'Pausado por falhas',
  },
  pausa: {
    falhas: {
      titulo: 'Pausado depois de três dias só com falhas',
      mensagem:
        'Veja nas entregas o que o servidor respondeu, corrija, envie um teste e retome. Nada do que acontece durante a pausa é guardado.',
    },
    operador: {
      titulo: 'Este webhook está pausado',
      mensagem:
        'Ele não recebe nada até ser retomado. Nada do que acontece durante a pausa é guardado; o que já estava na fila espera.',
    },
  },
  girando: (ate: string) =>
    `Cada entrega leva duas assinaturas até ${ate}: a do segredo novo e a do anterior. Troque no sistema que recebe antes disso.`,
  fatos: {
    saude: 'Saúde',
    endereco: 'Endereço',
    eventos: 'Eventos',
    entregue: 'Última entrega',
    fila: 'Na fila',
    falhas: 'Falhas em 24 h',
    criado: 'Criado',
    por: (nome: string) => `por ${nome}`,
  },
  atos: {
    nome: 'O que fazer',
    testar: 'Enviar um teste',
    alterar: 'Alterar',
    girar: 'Trocar segredo',
    pausar: 'Pausar',
    retomar: 'Retomar',
    remover: 'Remover',
  },
  teste: {
    chegou: 'O teste chegou',
    falhou: 'O teste não chegou',
    recebido: (status: number, ms: number) => `O servidor respondeu ${status} em ${ms} ms.`,
  },
  feito: {
    criado: 'Webhook criado.',
    alterado: 'Webhook alterado.',
    pausado: 'Webhook pausado.',
    retomado: 'Webhook retomado.',
    removido: (descricao: string) => `${descricao} foi removido.`,
    reenviado: 'O evento será enviado de novo em instantes.',
    reenviadoPausado: 'O evento será enviado de novo quando o webhook for retomado.',
  },
  perguntas: {
    girar: {
      titulo: 'Trocar o segredo?',
      efeito: `O segredo de agora ainda assina por ${horasSegredoAnterior} horas, para dar tempo de trocar no sistema que recebe.`,
      efeitoDeNovo: (ate: string) =>
        `O segredo anterior, que ainda assinaria até ${ate}, deixa de valer agora. O segredo de agora ainda assina por ${horasSegredoAnterior} horas.`,
    },
    pausar: {
      titulo: 'Pausar este webhook?',
      efeito:
        'As entregas param agora. O que acontecer durante a pausa não é guardado e não pode ser enviado depois.',
    },
    remover: {
      titulo: (descricao: string) => `Remover ${descricao}?`,
      efeito: 'Ele para de receber agora, e o que está na fila é descartado. Não tem volta.',
    },
  },
  form: {
    tituloCriar: 'Criar webhook',
    tituloAlterar: 'Alterar webhook',
    descricao: 'Quem recebe',
    dicaDescricao: 'Por exemplo: ERP da matriz',
    url: 'Endereço',
    dicaUrl: 'Começa com https:// e é público na internet.',
    eventos: 'Avisar quando',
    criar: 'Criar webhook',
    alterar: 'Salvar',
  },
  segredo:
    'Ele aparece só esta vez. O sistema que recebe confere com ele a assinatura de cada entrega (webhook-signature).',
  entregas: {
    titulo: 'Entregas',
    nota: `Dos últimos ${diasEntregas} dias. A mesma entrega pode chegar mais de uma vez: o sistema a reconhece pelo código do evento.`,
    lista: 'Entregas deste webhook',
    filtros: 'Filtrar entregas',
    estado: 'Situação',
    todas: 'Todas',
    vazia: 'Nenhuma entrega',
    vaziaMensagem: 'Envie um teste, ou espere algo acontecer numa campanha.',
    vaziaFiltrada: 'Nenhuma entrega está nesta situação.',
    evento: 'Evento',
    quando: 'Quando',
    situacao: 'Situação',
    servidor: 'Servidor',
    tentativas: 'Tentativas',
    ver: 'Ver',
    verDe: (evento: string, id: string) => `Ver ${evento} ${id}`,
    proxima: (quando: string) => `Próxima: ${quando}`,
    semTentativa: 'Ainda não enviado',
    duracao: (ms: number) => `${ms} ms`,
    respondeu: (status: number) => `Respondeu ${status}`,
  },
  entrega: {
    campanha: 'Campanha',
    objeto: 'Código do objeto',
    status: 'Situação do objeto',
    evento: 'Código do evento',
    aconteceu: 'Aconteceu',
    tentativas: 'Tentativas',
    nomesEstado: { done: 'aceita', current: 'em curso', waiting: 'espera', failed: 'falhou' },
    reenviar: 'Enviar de novo',
    pausado: 'Este webhook está pausado: o evento será enviado quando ele for retomado.',
  },
  periodo: {
    abrir: 'Enviar período de novo',
    titulo: 'Enviar de novo o que aconteceu',
    efeito:
      'Os eventos saem outra vez com o mesmo código, do mais antigo ao mais novo, e são tentados por mais 24 horas.',
    pausado: 'Este webhook está pausado: os eventos serão enviados quando ele for retomado.',
    de: 'Do dia',
    ate: 'Até o dia',
    falta: 'Escolha os dois dias, em ordem.',
    todas: 'Também os que já foram entregues',
    enviar: 'Enviar de novo',
    feito: (total: number) =>
      total === 0
        ? 'Nenhum evento deste período falhou.'
        : total === 1
          ? '1 evento será enviado de novo.'
          : `${total} eventos serão enviados de novo.`,
    sobra: 'O período tem mais do que sai de uma vez: escolha um período mais curto para o resto.',
  },
} as const;
