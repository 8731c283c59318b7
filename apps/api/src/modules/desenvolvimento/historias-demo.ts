import type { Respostas } from '@trevo/rules/cedula';
import type { motivosRecusa } from '@trevo/rules/documento-fiscal-status';
import type { PedidoSituacao } from '@trevo/rules/pedido-situacao';
import { calculateCnpjDigitos } from '@trevo/rules/cnpj';
import { calculateCpfDigitos } from '@trevo/rules/cpf';

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
  readonly genero: 'feminino' | 'masculino';
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
  readonly cedulas: readonly { readonly ha: number; readonly id: string; readonly respostas: Respostas }[];
  /** The last one comes last of all: whoever finds them knows that the whole history is there. */
  readonly amigos: readonly [...AmigoDemo[], AmigoDemo];
  /** When the notices were looked at last. */
  readonly vistoHa: number;
}

const toCpf = (nove: string) => nove + calculateCpfDigitos(nove);
const toCnpj = (doze: string) => doze + calculateCnpjDigitos(doze);

const bruno = {
  nome: 'Bruno Tavares',
  genero: 'masculino',
  cpf: toCpf('111222333'),
  telefone: '11988880001',
  endereco: '198.51.100.1',
} as const;
const carla = {
  nome: 'Carla Menezes',
  genero: 'feminino',
  cpf: toCpf('222333444'),
  telefone: '11988880002',
  endereco: '198.51.100.2',
} as const;
const diego = {
  nome: 'Diego Rocha',
  genero: 'masculino',
  cpf: toCpf('333444555'),
  telefone: '11988880003',
  endereco: '198.51.100.3',
} as const;
const elisa = {
  nome: 'Elisa Prado',
  genero: 'feminino',
  cpf: toCpf('444555666'),
  telefone: '11988880004',
  endereco: '198.51.100.4',
} as const;

const [se, paulista, pinheiros, mooca, vilaMariana] = [
  '96635911000164',
  '90348371000151',
  '97151991000145',
  '40060091000175',
  '11809881000102',
];

const trevo: HistoriaDemo = {
  notas: [
    { ha: 76.3, emitente: se!, modelo: '59', centavos: 18430, isRaspada: true },
    { ha: 68.5, emitente: paulista!, modelo: '59', centavos: 9675, isRaspada: true },
    { ha: 60.4, emitente: vilaMariana!, modelo: '59', centavos: 23190, isRaspada: true },
    { ha: 52.1, emitente: pinheiros!, modelo: '65', isRaspada: true },
    { ha: 43.1, emitente: vilaMariana!, modelo: '59', centavos: 14320, isRaspada: true },
    {
      ha: 35.7,
      emitente: se!,
      modelo: '59',
      centavos: 152000,
      veredito: {
        ha: 34.6,
        status: 'INVALIDO',
        motivo: 'documentoFiscal.recusadoNaAnalise',
        observacao: 'A loja cancelou esta nota no mesmo dia.',
      },
    },
    { ha: 27.3, emitente: mooca!, modelo: '59', centavos: 8800, isRaspada: true },
    { ha: 19.5, emitente: paulista!, modelo: '59', centavos: 11245, isRaspada: true },
    { ha: 11.4, emitente: vilaMariana!, modelo: '59', centavos: 7130, isRaspada: true },
    { ha: 5.6, emitente: se!, modelo: '59', centavos: 12760 },
    { ha: 2.4, emitente: pinheiros!, modelo: '59', centavos: 4590 },
    // Too large to count before somebody looked at it.
    { ha: 0.4, emitente: paulista!, modelo: '59', centavos: 139000 },
  ],
  pedidos: [
    {
      ha: 58.3,
      produtos: { garrafa: 1 },
      passos: [
        [57.2, 'APROVADO'],
        [55.2, 'SEPARACAO'],
        [54.6, 'ENVIADO'],
        [50.5, 'ENTREGUE'],
      ],
    },
    { ha: 46.2, produtos: { manta: 1 }, passos: [[45.9, 'CANCELADO']] },
    {
      ha: 33.7,
      produtos: { panela: 1 },
      passos: [[31.4, 'REPROVADO']],
      motivo: 'O fornecedor ficou sem a panela. Seus pontos já voltaram.',
    },
    {
      ha: 14.1,
      produtos: { caneca: 1 },
      passos: [
        [13.7, 'APROVADO'],
        [11.5, 'SEPARACAO'],
        [9.5, 'ENVIADO'],
      ],
    },
    {
      ha: 8.2,
      produtos: { sacola: 2 },
      passos: [
        [7.6, 'APROVADO'],
        [6.2, 'SEPARACAO'],
      ],
    },
    { ha: 4.7, produtos: { caneca: 1, sacola: 1 }, passos: [[3.1, 'APROVADO']] },
    { ha: 1.5, produtos: { caneca: 1 }, passos: [] },
  ],
  vouchers: [
    { ha: 17.2, id: 'cafezinho' },
    { ha: 3.5, id: 'ingresso' },
  ],
  cedulas: [
    { ha: 38.3, id: 'primavera', respostas: { flor: 'Capuchinha' } },
    { ha: 10.5, id: 'opiniao', respostas: { fila: 'Até 10 minutos', volta: 'Quase tudo' } },
  ],
  amigos: [
    {
      ...bruno,
      ha: 40.4,
      nota: { ha: 38.5, emitente: mooca!, modelo: '59', centavos: 20440 },
    },
    { ...carla, ha: 25.6, nota: { ha: 0.6, emitente: se!, modelo: '59', centavos: 118900 } },
    { ...diego, ha: 9.3 },
    { ...elisa, ha: 0.2 },
  ],
  vistoHa: 6.5,
};

const [liberdade, tatuape] = ['01200371000180', '00620621000178'];

const verao: HistoriaDemo = {
  notas: [
    { ha: 74.6, emitente: liberdade!, modelo: '59', centavos: 25000, isRaspada: true },
    { ha: 66.2, emitente: tatuape!, modelo: '59', centavos: 42000, isRaspada: true },
    { ha: 57.2, emitente: liberdade!, modelo: '59', centavos: 18640, isRaspada: true },
    { ha: 49.3, emitente: liberdade!, modelo: '59', centavos: 31000, isRaspada: true },
    { ha: 40.4, emitente: tatuape!, modelo: '59', centavos: 65000, isRaspada: true },
    { ha: 31.4, emitente: tatuape!, modelo: '65', uf: 'BA' },
    { ha: 24.7, emitente: liberdade!, modelo: '59', centavos: 28490, isRaspada: true },
    { ha: 15.7, emitente: tatuape!, modelo: '59', centavos: 50210, isRaspada: true },
    { ha: 8.5, emitente: liberdade!, modelo: '59', centavos: 19990 },
    { ha: 4.7, emitente: liberdade!, modelo: '59', centavos: 37650 },
    { ha: 1.5, emitente: tatuape!, modelo: '59', centavos: 22300 },
    { ha: 0.4, emitente: liberdade!, modelo: '59', centavos: 128000 },
  ],
  pedidos: [
    {
      ha: 55.2,
      produtos: { sacola: 1 },
      passos: [
        [54.6, 'APROVADO'],
        [53.7, 'SEPARACAO'],
        [52.1, 'ENVIADO'],
        [48.5, 'ENTREGUE'],
      ],
    },
    { ha: 45.6, produtos: { canga: 1 }, passos: [[44.9, 'CANCELADO']] },
    {
      ha: 30.5,
      produtos: { garrafa: 1 },
      passos: [[28.2, 'REPROVADO']],
      motivo: 'A garrafa chegou com defeito do fornecedor. Seu saldo já voltou.',
    },
    {
      ha: 14.1,
      produtos: { canga: 1 },
      passos: [
        [13.7, 'APROVADO'],
        [12.1, 'SEPARACAO'],
        [10.5, 'ENVIADO'],
      ],
    },
    {
      ha: 9.3,
      produtos: { sacola: 1 },
      passos: [
        [8.2, 'APROVADO'],
        [6.2, 'SEPARACAO'],
      ],
    },
    { ha: 5.6, produtos: { sacola: 2 }, passos: [[3.1, 'APROVADO']] },
    { ha: 1.5, produtos: { sacola: 1 }, passos: [] },
  ],
  vouchers: [{ ha: 11.4, id: 'casquinha' }],
  cedulas: [],
  amigos: [
    { ...bruno, ha: 42.4, nota: { ha: 41.1, emitente: tatuape!, modelo: '59', centavos: 15980 } },
    { ...carla, ha: 16.6 },
    { ...elisa, ha: 0.2 },
  ],
  vistoHa: 5.5,
};

const vesper = ['0002', '0003', '0004'].map((filial) => toCnpj(`V3SPER00${filial}`));
const [jardins, higienopolis, moema] = vesper;

const isConferida = (ha: number) => ({ veredito: { ha, status: 'VALIDO' }, isRaspada: true }) as const;

const noites: HistoriaDemo = {
  notas: [
    { ha: 48.5, emitente: jardins!, modelo: '65', centavos: 28900, ...isConferida(47.3) },
    { ha: 42.4, emitente: higienopolis!, modelo: '65', centavos: 41250, ...isConferida(41.1) },
    { ha: 36.6, emitente: jardins!, modelo: '65', centavos: 19800, ...isConferida(35.7) },
    { ha: 30.5, emitente: moema!, modelo: '65', centavos: 35600, ...isConferida(29.3) },
    { ha: 24.7, emitente: jardins!, modelo: '65', centavos: 51000, ...isConferida(23.1) },
    // Another house's receipt.
    { ha: 20.4, emitente: '96635911000164', modelo: '65' },
    { ha: 15.7, emitente: moema!, modelo: '65', centavos: 24000, ...isConferida(14.1) },
    {
      ha: 9.3,
      emitente: higienopolis!,
      modelo: '65',
      centavos: 62000,
      veredito: { ha: 8.2, status: 'VALIDO' },
    },
    { ha: 5.6, emitente: jardins!, modelo: '65', centavos: 30500, veredito: { ha: 4.7, status: 'VALIDO' } },
    { ha: 0.4, emitente: jardins!, modelo: '65' },
  ],
  pedidos: [
    {
      ha: 33.7,
      produtos: { tacas: 1 },
      passos: [
        [32.1, 'APROVADO'],
        [31.4, 'SEPARACAO'],
        [30.5, 'ENVIADO'],
        [27.3, 'ENTREGUE'],
      ],
    },
    { ha: 28.2, produtos: { vela: 2 }, passos: [[27.9, 'CANCELADO']] },
    {
      ha: 22.4,
      produtos: { panela: 1 },
      passos: [[21.5, 'REPROVADO']],
      motivo: 'A panela saiu de linha. Seus pontos já voltaram.',
    },
    {
      ha: 13.7,
      produtos: { manta: 1 },
      passos: [
        [12.1, 'APROVADO'],
        [11.4, 'SEPARACAO'],
        [9.3, 'ENVIADO'],
      ],
    },
    {
      ha: 7.6,
      produtos: { vela: 1 },
      passos: [
        [6.2, 'APROVADO'],
        [5.6, 'SEPARACAO'],
      ],
    },
    { ha: 4.5, produtos: { vela: 2 }, passos: [[3.1, 'APROVADO']] },
    { ha: 0.8, produtos: { vela: 1 }, passos: [] },
  ],
  vouchers: [{ ha: 12.5, id: 'sessao' }],
  cedulas: [
    {
      ha: 18.3,
      id: 'tacas',
      respostas: { espumante: 'Flauta', queijo: 'Ricota', noite: 'Na casa de amigos' },
    },
  ],
  amigos: [
    {
      ...bruno,
      ha: 26.2,
      nota: {
        ha: 25.6,
        emitente: moema!,
        modelo: '65',
        centavos: 22700,
        veredito: { ha: 24.5, status: 'VALIDO' },
      },
    },
    { ...diego, ha: 6.2 },
    { ...elisa, ha: 0.2 },
  ],
  vistoHa: 4.2,
};

const loja = toCnpj('246813570001');

const aniversario: HistoriaDemo = {
  notas: [
    {
      ha: 50.5,
      emitente: loja,
      modelo: '65',
      uf: 'MS',
      centavos: 34200,
      veredito: { ha: 49.3, status: 'VALIDO' },
    },
    { ha: 29.3, emitente: loja, modelo: '65', uf: 'SP' },
    {
      ha: 12.1,
      emitente: loja,
      modelo: '65',
      uf: 'DF',
      centavos: 21850,
      veredito: { ha: 11.4, status: 'VALIDO' },
    },
    { ha: 0.4, emitente: loja, modelo: '65', uf: 'MS' },
  ],
  pedidos: [],
  vouchers: [],
  cedulas: [],
  amigos: [{ ...elisa, ha: 0.2 }],
  vistoHa: 20,
};

/** The histories of the ready campaigns, by what the campaign is called on the wire. */
export const historiasDemo: Readonly<Record<string, HistoriaDemo>> = {
  TREVO: trevo,
  VERAO: verao,
  NOITES: noites,
  COMPER: aniversario,
};
