import type { FonteValor } from '@trevo/rules/documento-fiscal/fonte-valor';
import { formatContagem } from '@trevo/client/format.ts';

const fontes: Readonly<Record<FonteValor, string>> = {
  codigo: 'Segundo o QR Code da nota.',
  vendas: 'Segundo a loja.',
  pagina: 'Segundo a página do estado.',
  leitor: 'Segundo a leitura da nota.',
  declaracao: 'Segundo o que você informou.',
  operador: 'Segundo a conferência da campanha.',
};

/** Texts of the product lines of a receipt. */
export const itensText = {
  titulo: 'Produtos da nota',
  fontes,
  verTodos: (n: number) => `Ver todos os ${formatContagem(n)} itens`,
} as const;
