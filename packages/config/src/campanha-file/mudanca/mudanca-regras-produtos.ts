import { livres, type Regras } from './mudanca-regra.ts';

/** Products may be added to a list; no product leaves a list, and no rule changes. */
export const ganhoProdutos: Regras = {
  listas: [
    { por: ['id'], sai: 'nunca', entra: 'livre' },
    {
      ...livres('id', 'nome', 'texto', 'imagem'),
      gtins: { sai: 'nunca', ausente: 'nada' },
      prefixos: { sai: 'nunca', ausente: 'nada' },
      codigos: [
        { por: ['codigo'], sai: 'nunca', entra: 'livre' },
        { emitente: 'nunca', codigo: 'livre' },
      ],
      descricoes: { sai: 'nunca', ausente: 'nada' },
      produtos: [
        { por: ['gtin', 'nome'], sai: 'nunca', entra: 'livre' },
        { gtin: 'nunca', ...livres('nome', 'imagem') },
      ],
    },
  ],
  regras: 'nunca',
  numerosSemConferencia: 'confirmada',
  exemplos: 'livre',
};
