import type { Respostas } from '@trevo/rules/sorte/cedula';
import type { motivosRecusa } from '@trevo/rules/documento-fiscal/documento-fiscal-status';
import type { PedidoSituacao } from '@trevo/rules/conta/pedido-situacao';
import { calculateCnpjDigitos } from '@trevo/rules/pessoa/cnpj';
import { calculateCpfDigitos } from '@trevo/rules/pessoa/cpf';

/** A receipt that a person registered. All moments are days before the day to which a history leads. */
export interface NotaDemo {
  readonly ha: number;
  readonly emitente: string;
  /** A 59 carries its amount and is judged at once; a 65 carries none. */
  readonly modelo: '59' | '65';
  /** Two letters; São Paulo unless told. */
  readonly uf?: string;
  readonly centavos?: number;
  /** What an operator said of it. */
  readonly veredito?: {
    readonly ha: number;
    readonly status: 'VALIDO' | 'INVALIDO';
    readonly motivo?: (typeof motivosRecusa)[number];
    readonly observacao?: string;
  };
  /** Its card was opened as soon as it was granted. */
  readonly isRaspada?: true;
}

/** An order: when it was placed, and when it came to each situation after that. */
export interface PedidoDemo {
  readonly ha: number;
  /** How many of each product, by its code. */
  readonly produtos: Readonly<Record<string, number>>;
  readonly passos: readonly (readonly [ha: number, situacao: PedidoSituacao])[];
  /** Why it was refused. */
  readonly motivo?: string;
}

/** Somebody who registered with the person's code. */
export interface AmigoDemo {
  readonly ha: number;
  readonly nome: string;
  /** What they choose where a field offers it. */
  readonly escolhas: readonly string[];
  readonly cpf: string;
  readonly telefone: string;
  /** From where they registered. */
  readonly endereco: string;
  /** The receipt that they registered. */
  readonly nota?: NotaDemo;
}

/** What a person lived through in a campaign. */
export interface HistoriaDemo {
  readonly notas: readonly NotaDemo[];
  readonly pedidos: readonly PedidoDemo[];
  readonly vouchers: readonly { readonly ha: number; readonly id: string }[];
  /** When the winners of the last draw were entered, and her number was among them. */
  readonly sorteadaHa?: number;
  readonly cedulas: readonly { readonly ha: number; readonly id: string; readonly respostas: Respostas }[];
  /** The last one comes last of all: whoever finds them knows that the whole history is there. */
  readonly amigos: readonly [...AmigoDemo[], AmigoDemo];
  /** When the notices were looked at last. */
  readonly vistoHa: number;
}

const toCpf = (nove: string) => nove + calculateCpfDigitos(nove);
export const toCnpj = (doze: string) => doze + calculateCnpjDigitos(doze);

export const bruno = {
  nome: 'Bruno Tavares',
  escolhas: ['masculino'],
  cpf: toCpf('111222333'),
  telefone: '11988880001',
  endereco: '198.51.100.1',
} as const;
export const carla = {
  nome: 'Carla Menezes',
  escolhas: ['feminino'],
  cpf: toCpf('222333444'),
  telefone: '11988880002',
  endereco: '198.51.100.2',
} as const;
export const diego = {
  nome: 'Diego Rocha',
  escolhas: ['masculino'],
  cpf: toCpf('333444555'),
  telefone: '11988880003',
  endereco: '198.51.100.3',
} as const;
export const elisa = {
  nome: 'Elisa Prado',
  escolhas: ['feminino'],
  cpf: toCpf('444555666'),
  telefone: '11988880004',
  endereco: '198.51.100.4',
} as const;
