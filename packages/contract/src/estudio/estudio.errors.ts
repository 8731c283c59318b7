import type { ErrorEntry } from '../error-entry.ts';

export const estudioErrors = {
  'rascunho.nenhum': {
    status: 404,
    mensagem: 'Este rascunho não existe mais.',
    lugar: 'modal',
    cura: 'Volte à lista de campanhas e abra outro.',
  },
  'rascunho.alterado': {
    status: 409,
    mensagem: '{nome} gravou este rascunho depois que você o abriu.',
    lugar: 'modal',
    cura: 'Abra de novo para ver o que mudou; o seu texto continua na tela e pode ser copiado.',
  },
  'rascunho.muitos': {
    status: 409,
    mensagem: 'A promotora já tem {maximo} rascunhos.',
    lugar: 'modal',
    cura: 'Apague um que não vai usar.',
  },
  'campanha.publicacaoNenhuma': {
    status: 404,
    mensagem: 'Esta campanha não tem esta versão.',
    lugar: 'modal',
    cura: 'Atualize a lista e escolha uma das versões dela.',
  },
  'campanha.imagemInvalida': {
    status: 400,
    mensagem: 'Esta imagem não pode ser usada.',
    lugar: 'campo',
    cura: 'Envie um arquivo .svg, .png, .jpg ou .webp de até 1 MB.',
  },
  'previa.indisponivel': {
    status: 409,
    mensagem: 'A prévia não está ligada neste ambiente.',
    lugar: 'modal',
    cura: 'O resto do estúdio funciona. Peça a quem cuida do servidor para configurar PREVIA_HOST.',
  },
  'previa.ocupada': {
    status: 409,
    mensagem: 'Todas as prévias estão em uso.',
    lugar: 'modal',
    cura: 'Tente de novo em alguns minutos. Prévias paradas fecham sozinhas.',
  },
  'previa.encerrada': {
    status: 410,
    mensagem: 'Esta prévia já foi encerrada.',
    lugar: 'modal',
    cura: 'Abra a prévia de novo.',
  },
  'simulacao.ocupada': {
    status: 409,
    mensagem: 'A promotora já tem uma simulação em andamento.',
    lugar: 'modal',
    cura: 'Espere ela terminar, ou cancele.',
  },
  'simulacao.repetida': {
    status: 409,
    mensagem: 'Já existe uma simulação com este identificador e outro conteúdo.',
    lugar: 'modal',
    cura: 'Abra a tela de novo e simule outra vez.',
  },
  'simulacao.nenhuma': {
    status: 404,
    mensagem: 'Esta simulação não existe mais.',
    lugar: 'modal',
    cura: 'Atualize a lista e escolha outra. Uma simulação fica guardada por 30 dias.',
  },
  'simulacao.encerrada': {
    status: 409,
    mensagem: 'Esta simulação já terminou.',
    lugar: 'modal',
    cura: 'Atualize a lista.',
  },
  'simulacao.indisponivel': {
    status: 409,
    mensagem: 'O servidor não pode criar o banco da simulação.',
    lugar: 'modal',
    cura: 'Peça a quem cuida do servidor para dar ao usuário do banco de dados o direito CREATEDB.',
  },
  'simulacao.naoTerminou': {
    status: 503,
    mensagem: 'A simulação parou antes do fim.',
    lugar: 'modal',
    cura: 'Simule de novo. Se repetir, avise quem cuida do servidor.',
  },
} as const satisfies Record<string, ErrorEntry>;
