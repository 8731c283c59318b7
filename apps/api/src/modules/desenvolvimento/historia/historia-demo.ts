import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import type { Respostas } from '@trevo/rules/quiz/cedula';
import type { motivosRecusa } from '@trevo/rules/documento-fiscal/documento-fiscal-status';
import type { PedidoSituacao } from '@trevo/rules/conta/pedido-situacao';
import { calculateCnpjDigitos } from '@trevo/rules/pessoa/cnpj';
import { calculateCpfDigitos } from '@trevo/rules/pessoa/cpf';

/** A registered receipt. All times in days before the end of the history. */
export interface NotaDemo {
  readonly ha: number;
  readonly emitente: string;
  /** A 59 (SAT) contains its amount and is judged at once; a 65 (NFC-e) contains none. */
  readonly modelo: '59' | '65';
  /** Two letters; default SP. */
  readonly uf?: string;
  readonly centavos?: number;
  /** An operator's verdict. */
  readonly veredito?: {
    readonly ha: number;
    readonly status: 'VALIDO' | 'INVALIDO';
    readonly motivo?: (typeof motivosRecusa)[number];
    readonly observacao?: string;
  };
  /** Its scratch card was opened at once. */
  readonly isRaspada?: true;
}

/** An order with the times of its situations. */
export interface PedidoDemo {
  readonly ha: number;
  /** Quantity by product code. */
  readonly produtos: Readonly<Record<string, number>>;
  readonly passos: readonly (readonly [ha: number, situacao: PedidoSituacao])[];
  /** Reason of a refusal. */
  readonly motivo?: string;
}

/** Consumer registered with the demo consumer's invitation code. */
export interface AmigoDemo {
  readonly ha: number;
  readonly nome: string;
  /** Choices for fields with options. */
  readonly escolhas: readonly string[];
  readonly cpf: string;
  readonly telefone: string;
  /** IP address of the registration. */
  readonly endereco: string;
  /** The consumer's registered receipt. */
  readonly nota?: NotaDemo;
}

/** A demo consumer's activity in a campaign. */
export interface HistoriaDemo {
  readonly notas: readonly NotaDemo[];
  readonly pedidos: readonly PedidoDemo[];
  readonly vouchers: readonly { readonly ha: number; readonly id: string }[];
  readonly cedulas: readonly { readonly ha: number; readonly id: string; readonly respostas: Respostas }[];
  /** The last one is created last: its existence marks a complete history. */
  readonly amigos: readonly [...AmigoDemo[], AmigoDemo];
  /** Time at which the notifications were last seen. */
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

/** A shop for campaigns that accept every issuer. */
const loja = toCnpj('246813570001');

/** Lists issuers accepted by a campaign, at least one. */
export function listEmitentes({
  documentos,
  associados,
}: Pick<CampanhaArquivo, 'documentos' | 'associados'>): readonly [string, ...string[]] {
  const { emitentes = [] } = documentos;
  // An issuer is a company, by the first part of its CNPJ, or one of its shops.
  const lojas = associados
    .map(({ cnpj }) => cnpj)
    .filter((cnpj) => emitentes.length === 0 || emitentes.some((emitente) => cnpj.startsWith(emitente)));
  const matrizes = emitentes.map((emitente) =>
    emitente.length === 14 ? emitente : toCnpj(`${emitente}0001`),
  );
  const [uma = loja, ...outras] = lojas.length > 0 ? lojas : matrizes;
  return [uma, ...outras];
}
