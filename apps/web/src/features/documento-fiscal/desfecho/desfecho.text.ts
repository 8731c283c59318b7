import { raspadinhaContagemText, type RaspadinhaLook } from '../../raspadinha/public.ts';

const plural = (n: number, one: string, many: string) => (n === 1 ? one : many.replace('{n}', String(n)));

/** Texts of the result of a receipt, a purchase or a coupon. */
export const desfechoText = {
  voltar: 'Voltar',
  ganhou: (n: number) => plural(n, 'Você ganhou 1 número da sorte!', 'Você ganhou {n} números da sorte!'),
  boaSorte: 'Já está valendo. Boa sorte!',
  seusNumeros: 'Seus novos números',
  maisNumeros: (n: number) => plural(n, 'e mais 1 número', 'e mais {n} números'),
  ganhouRaspadinhas: (look: RaspadinhaLook, n: number) =>
    `Você ganhou ${raspadinhaContagemText.quantas(look, n)}!`,
  ganhouValor: (valor: string) => `Você ganhou ${valor}!`,
  ganhouSaldo: { pontos: 'Pontos', cashback: 'Cashback' },
  maisRaspadinhas: (look: RaspadinhaLook, n: number) => `E ${raspadinhaContagemText.quantas(look, n)}!`,
  suaVez: {
    raspadinha: 'É só raspar',
    alternativa: 'É só raspar',
    pintura: 'É só pintar',
    giro: 'É só girar',
  } satisfies Record<RaspadinhaLook, string>,
  chances: (n: number) =>
    plural(n, 'E mais 1 chance de prêmio na hora.', 'E mais {n} chances de prêmio na hora.'),
  andamento: 'Andamento',
  /** Headings while the photo of a purchase is read, and when its owner has to check the reading. */
  foto: { lendo: 'Lendo a sua nota…', conferir: 'Falta só conferir' },
  pendenteDetalhe: 'Agora é com a gente.',
  chave: (chave: string) => `Nota ${chave}`,
  protocolo: (protocolo: string) => `Protocolo ${protocolo}`,
  continuar: 'Continuar',
  tentar: 'Tentar de novo',
  depois: 'Agora não',
  verNumeros: 'Ver meus números',
  verNotas: 'Ver minhas notas',
} as const;
