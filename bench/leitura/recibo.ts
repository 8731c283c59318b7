import { buildChave, buildQrCode } from '@trevo/fixtures/chave-builder';
import { buildCnpj } from '@trevo/fixtures/consumidor-builder';
import { createDraw, digits } from '@trevo/fixtures/seeded-random';
import { catalogo, enderecos, lojas, pagamentos } from './recibo.text.ts';

export const layouts = ['nfce', 'sat', 'nfe', 'ecf'] as const;
export type Layout = (typeof layouts)[number];

export interface ItemVerdadeiro {
  readonly gtin: string;
  readonly descricao: string;
  /** Thousandths of the unit. */
  readonly milesimos: number;
  readonly unidade: string;
  /** Price of one unit, integer cents. */
  readonly unitario: number;
  readonly centavos: number;
}

/** Content of a receipt as issued, before anything is worn or printed wrongly. */
export interface Verdade {
  readonly layout: Layout;
  /** Absent on an ECF. */
  readonly chaveAcesso?: string;
  readonly cnpj: string;
  /** `yyyy-mm-dd` */
  readonly dia: string;
  /** `hh:mm` */
  readonly hora: string;
  readonly numero: string;
  readonly valorCentavos: number;
  readonly itens: readonly ItemVerdadeiro[];
}

export type Linha = { readonly texto: string; readonly grande?: boolean } | { readonly qr: string };

export interface Recibo {
  readonly verdade: Verdade;
  /** Characters of a line: 48 on 80 mm paper, 32 on 58 mm. */
  readonly colunas: number;
  readonly linhas: readonly Linha[];
}

type Draw = ReturnType<typeof createDraw>;

/** Writes an amount of integer cents as receipts print it: 1.234,56. */
export const toReais = (centavos: number): string =>
  `${String(Math.floor(centavos / 100)).replace(/\B(?=(\d{3})+$)/g, '.')},${String(centavos % 100).padStart(2, '0')}`;

/** Builds the receipt of a seed: an invented shop, an invented purchase and the lines of a layout. */
export function buildRecibo(seed: number): Recibo {
  const draw = createDraw(seed * 7919 + 13);
  const layout = draw.pick(['nfce', 'nfce', 'nfce', 'sat', 'nfe', 'ecf'] as const);
  const colunas = draw.integer(0, 9) < 6 ? 48 : 32;
  const dia = `2026-${draw.pick(['08', '09', '10'])}-${String(draw.integer(1, 28)).padStart(2, '0')}`;
  const hora = `${String(draw.integer(7, 22)).padStart(2, '0')}:${draw.text(1, '012345')}${draw.text(1, digits)}`;
  const alfanumerica = draw.integer(0, 9) === 0;
  const cnpj = buildCnpj(seed + 500, alfanumerica ? 'alfanumerico' : 'numerico');
  const numero = draw.integer(1, layout === 'sat' ? 999_999 : 9_999_999);
  const modelo = ({ nfce: '65', sat: '59', nfe: '55', ecf: undefined } as const)[layout];
  const parts = { anoMes: dia.slice(0, 7), emitente: cnpj, numero };
  const chaveAcesso =
    modelo && buildChave(seed + 9000, { ...parts, modelo, ...(modelo === '55' && { serie: 1 }) });
  const itens = drawItens(draw);
  const bruto = itens.reduce((sum, { centavos }) => sum + centavos, 0);
  const desconto = draw.integer(0, 4) === 0 ? Math.min(draw.integer(50, 900), bruto - 1) : 0;
  const verdade: Verdade = {
    layout,
    ...(chaveAcesso !== undefined && { chaveAcesso }),
    cnpj,
    dia,
    hora,
    numero: String(numero),
    valorCentavos: bruto - desconto,
    itens,
  };
  const folha = new Folha(colunas);
  writeCabecalho(folha, draw, verdade);
  writers[layout](folha, draw, verdade, { bruto, desconto });
  return { verdade, colunas, linhas: folha.linhas };
}

function drawItens(draw: Draw): ItemVerdadeiro[] {
  return Array.from({ length: draw.pick([1, 2, 3, 4, 5, 6, 7, 8, 10, 12]) }, () => {
    const [descricao, base, unidade] = draw.pick(catalogo);
    const milesimos = unidade === 'KG' ? draw.integer(120, 2400) : draw.pick([1, 1, 1, 2, 3, 6]) * 1000;
    const unitario = Math.max(99, base + draw.integer(-90, 90));
    const doze = `789${draw.text(9, digits)}`;
    const soma = [...doze].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0);
    const gtin = `${doze}${(10 - (soma % 10)) % 10}`;
    return {
      gtin,
      descricao,
      milesimos,
      unidade,
      unitario,
      centavos: Math.round((unitario * milesimos) / 1000),
    };
  });
}

/** Lines of a sheet of fixed width. */
class Folha {
  readonly linhas: Linha[] = [];
  readonly colunas: number;
  constructor(colunas: number) {
    this.colunas = colunas;
  }
  write(texto: string, grande = false): void {
    this.linhas.push(grande ? { texto, grande } : { texto });
  }
  center(texto: string): void {
    for (const linha of wrap(texto, this.colunas))
      this.write(' '.repeat(Math.floor((this.colunas - linha.length) / 2)) + linha);
  }
  /** Writes a text at the left and another at the right edge, on two lines where one is too short. */
  spread(left: string, right: string, grande = false): void {
    if (left.length + right.length + 1 > this.colunas) {
      this.write(left.slice(0, this.colunas));
      this.write(right.padStart(this.colunas), grande);
    } else this.write(left + right.padStart(this.colunas - left.length), grande);
  }
  rule(): void {
    this.write('-'.repeat(this.colunas));
  }
}

function wrap(texto: string, colunas: number): string[] {
  return texto.split(' ').reduce<string[]>((linhas, palavra) => {
    const last = linhas.at(-1);
    if (last !== undefined && last.length + palavra.length + 1 <= colunas)
      linhas[linhas.length - 1] = `${last} ${palavra}`;
    else linhas.push(palavra.slice(0, colunas));
    return linhas;
  }, []);
}

const toCnpj = (cnpj: string) =>
  `${cnpj.slice(0, 2)}.${cnpj.slice(2, 5)}.${cnpj.slice(5, 8)}/${cnpj.slice(8, 12)}-${cnpj.slice(12)}`;

const toDia = (dia: string) => `${dia.slice(8, 10)}/${dia.slice(5, 7)}/${dia.slice(0, 4)}`;

function writeCabecalho(folha: Folha, draw: Draw, { cnpj }: Verdade): void {
  folha.center(draw.pick(lojas));
  folha.center(
    `CNPJ: ${toCnpj(cnpj)} IE: ${draw.text(3, digits)}.${draw.text(3, digits)}.${draw.text(3, digits)}`,
  );
  folha.center(draw.pick(enderecos));
  folha.rule();
}

interface Totais {
  readonly bruto: number;
  readonly desconto: number;
}

type Writer = (folha: Folha, draw: Draw, verdade: Verdade, totais: Totais) => void;

const writers: Readonly<Record<Layout, Writer>> = {
  nfce: writeNfce,
  nfe: writeNfe,
  sat: writeSat,
  ecf: writeEcf,
};

const toQuantidade = ({ milesimos, unidade }: ItemVerdadeiro) =>
  unidade === 'KG' ? (milesimos / 1000).toFixed(3).replace('.', ',') : String(milesimos / 1000);

function writeItens(folha: Folha, { itens }: Verdade, prefix: (at: number) => string, sufixo = ''): void {
  itens.forEach((item, at) => {
    folha.write(`${prefix(at)}${item.gtin} ${item.descricao}`.slice(0, folha.colunas));
    const quantia = `${toQuantidade(item)} ${item.unidade} x ${toReais(item.unitario)}${sufixo}`;
    folha.spread(`  ${quantia}`, toReais(item.centavos));
  });
}

function writePagamento(folha: Folha, draw: Draw, valor: number): void {
  const forma = draw.pick(pagamentos);
  if (forma !== 'Dinheiro') return folha.spread(forma, toReais(valor));
  const pago = Math.ceil(valor / 1000) * 1000;
  folha.spread(forma, toReais(pago));
  folha.spread('Troco R$', toReais(pago - valor));
}

function writeChave(folha: Folha, chave: string): void {
  const grupos = chave.match(/.{4}/g) ?? [];
  const porLinha = folha.colunas === 48 ? draw8(chave) : 6;
  for (let at = 0; at < grupos.length; at += porLinha)
    folha.center(grupos.slice(at, at + porLinha).join(' '));
}

/** 80 mm printers break the key after eight groups or in the middle. */
const draw8 = (chave: string) => (Number(chave[43]) % 2 ? 8 : 6);

function writeNfce(folha: Folha, draw: Draw, verdade: Verdade, { bruto, desconto }: Totais): void {
  const { chaveAcesso = '', valorCentavos, itens, dia, hora, numero } = verdade;
  folha.center('Documento Auxiliar da Nota Fiscal de Consumidor Eletronica');
  folha.rule();
  folha.write('Codigo Descricao Qtde UN Vl Unit Vl Total'.slice(0, folha.colunas));
  writeItens(folha, verdade, () => '');
  folha.rule();
  folha.spread('Qtde. total de itens', String(itens.length));
  folha.spread('Valor total R$', toReais(bruto), desconto === 0);
  if (desconto > 0) {
    folha.spread('Desconto R$', toReais(desconto));
    folha.spread('Valor a Pagar R$', toReais(valorCentavos), true);
  }
  folha.spread('FORMA PAGAMENTO', 'VALOR PAGO R$');
  writePagamento(folha, draw, valorCentavos);
  folha.rule();
  folha.center('Consulte pela Chave de Acesso em');
  folha.center('www.nfce.fazenda.exemplo.invalid');
  writeChave(folha, chaveAcesso);
  folha.center('CONSUMIDOR NAO IDENTIFICADO');
  folha.center(
    `NFC-e no ${numero.padStart(9, '0')} Serie ${chaveAcesso.slice(22, 25)} ${toDia(dia)} ${hora}:${draw.text(1, '012345')}0`,
  );
  folha.center(`Protocolo de autorizacao: 135${draw.text(12, digits)}`);
  folha.linhas.push({ qr: buildQrCode(chaveAcesso, draw.pick(['v2', 'v3'] as const)) });
}

function writeNfe(folha: Folha, draw: Draw, verdade: Verdade, { bruto, desconto }: Totais): void {
  const { chaveAcesso = '', valorCentavos, dia, hora, numero } = verdade;
  folha.center('DANFE SIMPLIFICADO');
  folha.center('1 - Saida');
  folha.center(`No ${numero.padStart(9, '0')} Serie ${chaveAcesso.slice(22, 25)}`);
  folha.write(`Emissao: ${toDia(dia)} ${hora}`);
  folha.center('CHAVE DE ACESSO');
  writeChave(folha, chaveAcesso);
  folha.center(`PROTOCOLO DE AUTORIZACAO DE USO 135${draw.text(12, digits)}`);
  folha.rule();
  writeItens(folha, verdade, () => '');
  folha.rule();
  folha.spread('VALOR DOS PRODUTOS', toReais(bruto));
  if (desconto > 0) folha.spread('DESCONTO', toReais(desconto));
  folha.spread('VALOR TOTAL DA NOTA', toReais(valorCentavos), true);
  writePagamento(folha, draw, valorCentavos);
}

function writeSat(folha: Folha, draw: Draw, verdade: Verdade, { bruto, desconto }: Totais): void {
  const { chaveAcesso = '', valorCentavos, dia, hora, numero } = verdade;
  folha.center(`Extrato No. ${numero.padStart(6, '0')}`);
  folha.center('CUPOM FISCAL ELETRONICO - SAT');
  folha.rule();
  folha.write('# COD DESC QTD UN VL UN R$ VL ITEM R$'.slice(0, folha.colunas));
  const tributo = draw.integer(0, 1) ? ` (${toReais(draw.integer(10, 300))})` : '';
  writeItens(folha, verdade, (at) => `${String(at + 1).padStart(3, '0')} `, tributo);
  folha.rule();
  if (desconto > 0) {
    folha.spread('Total bruto de itens', toReais(bruto));
    folha.spread('Descontos sobre o total', `-${toReais(desconto)}`);
  }
  folha.spread('TOTAL R$', toReais(valorCentavos), true);
  writePagamento(folha, draw, valorCentavos);
  folha.rule();
  folha.center(`SAT No. ${chaveAcesso.slice(22, 31)}`);
  folha.center(`${toDia(dia)} - ${hora}:${draw.text(1, '012345')}0`);
  writeChave(folha, chaveAcesso);
  folha.linhas.push({ qr: buildQrCode(chaveAcesso, 'sat', { valorCentavos, emitidoEm: dia }) });
}

function writeEcf(folha: Folha, draw: Draw, verdade: Verdade, { bruto, desconto }: Totais): void {
  const { valorCentavos, dia, hora, numero } = verdade;
  folha.spread(`${toDia(dia)} ${hora}:${draw.text(1, '012345')}0`, `COO:${numero.padStart(6, '0')}`);
  folha.center('CUPOM FISCAL');
  folha.write('ITEM CODIGO DESCRICAO QTD UN VL UNIT VL ITEM'.slice(0, folha.colunas));
  writeItens(folha, verdade, (at) => `${String(at + 1).padStart(3, '0')} `, ' T18');
  if (desconto > 0) {
    folha.spread('SUBTOTAL R$', toReais(bruto));
    folha.spread('DESCONTO', `-${toReais(desconto)}`);
  }
  folha.spread('TOTAL R$', toReais(valorCentavos), true);
  writePagamento(folha, draw, valorCentavos);
  folha.rule();
  folha.center(`ECF:001 LJ:0001 OPR:${draw.text(4, digits)}`);
}
