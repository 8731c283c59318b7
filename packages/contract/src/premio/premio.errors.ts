import type { ErrorEntry } from '../error-entry.ts';

export const premioErrors = {
  'premio.nenhum': {
    status: 404,
    mensagem: 'Não há prêmio com este código nas campanhas desta promotora.',
    lugar: 'pagina',
    cura: 'Confira os 12 caracteres do voucher e de quem é a campanha.',
  },
  'premio.jaEntregue': {
    status: 409,
    mensagem: 'Este prêmio já foi entregue em {dia}, às {hora}, por {quem}.',
    lugar: 'modal',
    cura: 'Não entregue de novo. Se houver engano, fale com quem entregou.',
  },
  'premio.notaRecusada': {
    status: 409,
    mensagem: 'A nota que deu este prêmio foi recusada em {dia}, às {hora}. O prêmio está retido.',
    lugar: 'modal',
    cura: 'Não entregue. A pessoa vê o motivo em "Minhas notas" e pode pedir nova conferência; se a nota voltar a valer, o prêmio é liberado.',
  },
  'premio.peloPicPay': {
    status: 409,
    mensagem: 'Este prêmio é pago pelo PicPay, no aplicativo.',
    lugar: 'modal',
    cura: 'Peça à pessoa que toque em "Receber no PicPay", na tela do prêmio.',
  },
  'premio.pausado': {
    status: 409,
    mensagem: 'A entrega deste prêmio está pausada: {motivo}',
    lugar: 'modal',
    cura: 'Não entregue. Quem pausou o prêmio pode liberar a entrega no console.',
  },
  'premio.naoEntregue': {
    status: 409,
    mensagem: 'Este prêmio não está entregue.',
    lugar: 'modal',
    cura: 'Atualize a lista: outra pessoa pode ter desfeito a entrega.',
  },
  'premio.arquivoNenhum': {
    status: 404,
    mensagem: 'Não encontramos este arquivo.',
    lugar: 'modal',
    cura: 'Atualize a tela do prêmio e escolha um dos arquivos dela.',
  },
} as const satisfies Record<string, ErrorEntry>;
