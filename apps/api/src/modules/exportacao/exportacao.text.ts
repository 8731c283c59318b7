import { formatDiaMesAno } from '@trevo/rules/texto/mask';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';

/** Words of exported files. */
export const exportacaoText = {
  /** Watermark: operator, hour and export. */
  marca: (nome: string, em: Date, exportacaoId: string): string => {
    const { dia, hora } = toSaoPaulo(em);
    return `Exportado por ${nome} em ${formatDiaMesAno(dia)} ${hora.slice(0, 5)} (exportação ${exportacaoId})`;
  },
  comItens: 'notas-com-itens',
} as const;
