import type { Area } from '@trevo/config/configuracao/areas';

/** Texts of screens and offers of the frame that the entry does not show. */
export const telasText = {
  naoEncontrada: {
    titulo: 'Página não encontrada',
    mensagem: 'O endereço que você abriu não existe mais ou mudou de lugar.',
    voltar: 'Voltar ao início',
  },
  foraDaCampanha: {
    titulo: {
      numeros: 'Esta promoção não tem números da sorte',
      pontos: 'Esta promoção não tem pontos',
      cashback: 'Esta promoção não tem cashback',
      extrato: 'Esta promoção não tem extrato',
      raspadinhas: 'Esta promoção não tem prêmios na hora',
      vitrine: 'Esta promoção não tem produtos para trocar',
      vouchers: 'Esta promoção não tem vouchers',
      indicacao: 'Esta promoção não tem convites',
      quiz: 'Esta promoção não tem quiz',
      lojas: 'Esta promoção não tem lista de lojas',
      participantes: 'Esta promoção não tem lista de produtos participantes',
    } satisfies Record<Area, string>,
    mensagem: 'Veja no início o que você pode fazer agora.',
    inicio: 'Ir para o início',
  },
  atualizacao: {
    titulo: { id: 'msg.atualizacao.titulo', texto: 'Atualização necessária' },
    mensagem:
      'Saiu uma versão nova do aplicativo. Atualize para continuar participando: seus números estão guardados.',
    atualizar: 'Atualizar agora',
    versoes: (instalada: string, nova: string) => `Você tem a versão ${instalada}; a nova é a ${nova}.`,
  },
  release: {
    pronta: 'Há uma versão nova do aplicativo.',
    atualizar: 'Atualizar',
    preenchendo: 'Termine o que está preenchendo. Depois a gente atualiza.',
    outraJanela: 'Feche as outras janelas deste aplicativo para atualizar.',
  },
} as const;
