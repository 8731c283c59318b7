export type Moeda = 'pontos' | 'cashback';
