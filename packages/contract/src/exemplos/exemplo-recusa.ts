import { errors, type ErrorCode, type ErrorEntry, type ErrorPlaceholders } from '../errors.ts';
import { sha256 } from './exemplo-valores.ts';
import { contaText } from '../palavras.text.ts';

type Hole = { [Code in ErrorCode]: keyof ErrorPlaceholders<Code> }[ErrorCode];

/** Realistic values for the placeholders of error messages; a placeholder without a value is a compile error. */
const valoresExemplo: Readonly<Record<Hole, string | number>> = {
  agora: 'R$ 123,45',
  antes: 'R$ 12,30',
  campanha: 'Trevo da Sorte',
  cedula: 'horta',
  concedidos: 2,
  contas: 1,
  dia: '2026-11-22',
  documento: 'CPF',
  escopo: 'vendas:escrever',
  falta: contaText.falta('pontos', 120),
  fim: '2027-06-30',
  hora: '9h30',
  inicio: '2026-09-01',
  liberaEm: '2026-11-28',
  limite: 5,
  manifesto: sha256,
  maximo: 4,
  moeda: 'cashback',
  motivo: 'o documento está ilegível.',
  minutos: 3,
  nome: 'conta de luz',
  numero: '57698',
  numeros: 6,
  pedidas: 12,
  prazo: '24 horas',
  premios: 0,
  produto: 'garrafa',
  quem: 'Loja Sé, caixa 3, Noemi',
  segundos: 30,
  serie: '03',
  termo: 'regulamento',
  tipo: 'diário',
  teto: 'R$ 10.000,00',
  valor: 'R$ 500.000,00',
};

/** Returns the placeholder values for the message of a code. */
export function buildValores(code: ErrorCode): Record<string, string | number> {
  const { mensagem, cura = '' } = errors[code] as ErrorEntry;
  const holes = [...`${mensagem} ${cura}`.matchAll(/\{(\w+)\}/g)].map(([, hole]) => hole as Hole);
  return Object.fromEntries(holes.map((hole) => [hole, valoresExemplo[hole]]));
}
