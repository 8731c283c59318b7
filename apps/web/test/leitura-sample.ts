import type { LeituraFoto } from '../src/features/documento-fiscal/leitura/leitura.wire.ts';

type Campo = LeituraFoto['campos'][number];

const at = (nome: Campo['nome'], valor: string, top: number): Campo => ({
  nome,
  valor,
  caixa: [
    [0.2, top],
    [0.8, top],
    [0.8, top + 0.03],
    [0.2, top + 0.03],
  ],
});

/** Builds the reading of a photo with two products and without a place of the day. */
export const buildLeitura = (changes: Partial<LeituraFoto> = {}): LeituraFoto => ({
  situacao: 'acreditada',
  campos: [
    at('emitente', '62744661000189', 0.1),
    at('item', '17052', 0.3),
    at('item', '1792', 0.35),
    at('valorCentavos', '18844', 0.5),
    at('pagamento', '18844', 0.55),
    at('chaveAcesso', '35261162744661000189655452231425211744665372', 0.7),
  ],
  chaveAcesso: '35261162744661000189655452231425211744665372',
  emitente: '62744661000189',
  emitidoEm: '2026-11-20',
  valorCentavos: 18_844,
  itens: [
    { nome: 'ARROZ BRANCO T1 5KG', quantidade: 1, unidade: 'UN', centavos: 17_052 },
    { nome: 'CAFE TORRADO 500G', quantidade: 1, unidade: 'PC', centavos: 1_792 },
  ],
  ...changes,
});
