import type { ErrorEntry } from '../error-entry.ts';

export const uploadErrors = {
  'upload.imagemInvalida': {
    status: 400,
    mensagem: 'Não conseguimos ler esta imagem.',
    lugar: 'modal',
    cura: 'Escolha uma foto em JPEG, PNG ou WebP.',
  },
  'upload.imagemGrande': {
    status: 400,
    mensagem: 'Esta imagem é grande demais para ser lida.',
    lugar: 'modal',
    cura: 'Escolha uma foto menor, ou tire outra.',
  },
  'upload.imagemDesconhecida': {
    status: 400,
    mensagem: 'Não encontramos a foto enviada.',
    lugar: 'campo',
    cura: 'Tire a foto de novo.',
  },
  'upload.pdfInvalido': {
    status: 400,
    mensagem: 'Não conseguimos ler este PDF.',
    lugar: 'modal',
    cura: 'Envie o PDF original, inteiro e sem senha, ou uma foto do comprovante.',
  },
  'upload.cotaAtingida': {
    status: 429,
    mensagem: 'Você já enviou muitos arquivos hoje.',
    lugar: 'modal',
    cura: 'Envie os próximos amanhã, ou fale com o suporte da campanha.',
  },
  'upload.enderecoVencido': {
    status: 410,
    mensagem: 'O endereço desta imagem venceu.',
    lugar: 'pagina',
    cura: 'Volte ao aplicativo e abra a imagem de novo.',
  },
  'upload.semEspaco': {
    status: 507,
    mensagem: 'Não conseguimos guardar o arquivo agora. Nada foi registrado.',
    lugar: 'modal',
    cura: 'Tente de novo em alguns minutos.',
  },
  'upload.indisponivel': {
    status: 503,
    mensagem: 'Não conseguimos alcançar os arquivos agora. Tente novamente em instantes.',
    lugar: 'modal',
    cura: 'Tente de novo em instantes.',
  },
} as const satisfies Record<string, ErrorEntry>;
