import type { FonteValor } from '@trevo/rules/documento-fiscal/fonte-valor';
import { joinNomes } from '@trevo/contract/documento-fiscal/ganho-produtos.text';
import { formatContagem } from '@trevo/client/format.ts';

const fontes: Readonly<Record<FonteValor, string>> = {
  codigo: 'Segundo o QR Code da nota.',
  vendas: 'Segundo a loja.',
  pagina: 'Segundo a página do estado.',
  leitor: 'Segundo a leitura da nota.',
  foto: 'Segundo a foto que você mandou.',
  declaracao: 'Segundo o que você informou.',
  operador: 'Segundo a conferência da campanha.',
};

/** Texts of the product lines of a receipt. */
export const itensText = {
  titulo: 'Produtos da nota',
  fontes,
  contou: (listas: readonly string[]) => `Contou em ${joinNomes(listas)}`,
  porQue: (numeros: number) =>
    numeros === 0
      ? 'Por que esta nota não rendeu números'
      : `Por que esta nota rendeu ${formatContagem(numeros)} ${numeros === 1 ? 'número' : 'números'}`,
  verParticipantes: 'Ver produtos participantes',
  verTodos: (n: number) => `Ver todos os ${formatContagem(n)} itens`,
} as const;
