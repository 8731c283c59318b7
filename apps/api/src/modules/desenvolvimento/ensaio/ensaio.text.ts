/** Texts of the rehearsal clock's page. */
export const ensaioText = {
  titulo: 'Relógio de ensaio',
  explica:
    'Este ambiente de teste pode adiantar o relógio para ensaiar a vida de uma campanha. O relógio vale para todas as campanhas deste ambiente, só anda para a frente e continua adiantado depois de reiniciar o programa. No caminho, as rotinas automáticas rodam em cada dia e em cada momento da lista.',
  agora: 'Agora são',
  adiantado: 'O relógio está adiantado.',
  real: 'O relógio está na hora certa.',
  para: 'Ir para o dia e a hora',
  ir: 'Adiantar',
  irPara: 'Ir até aqui',
  passou: 'Já passou',
  campanhas: 'Momentos das campanhas',
  outros: [
    { texto: '+ 1 hora', milissegundos: 3_600_000 },
    { texto: '+ 1 dia', milissegundos: 86_400_000 },
    { texto: '+ 7 dias', milissegundos: 604_800_000 },
  ],
  recusado: (dias: number) =>
    `O relógio só anda para a frente, até ${dias} dias de cada vez. Escolha outro momento.`,
  comeco: 'Começa a campanha',
  fimCompras: 'Acabaram as compras que valem',
  fimCadastros: 'Acabou o prazo de cadastrar notas',
  fim: 'Acabou a campanha',
  congelarDe: (nome: string) => `${nome}: já pode congelar os números`,
  congelarAte: (nome: string) => `${nome}: os números são congelados sozinhos`,
  extracao: (nome: string) => `${nome}: extração`,
  fimRetirada: (nome: string) => `${nome}: acabou o prazo de retirada`,
};
