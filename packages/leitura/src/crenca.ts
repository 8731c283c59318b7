import type { ChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import type { QrCode } from '@trevo/rules/documento-fiscal/qr/qr-code';
import type { NumeroImpresso } from './cabecalho.ts';
import type { ChaveLida } from './chave.ts';
import { multiply, type ItemImpresso } from './itens.ts';
import type { Checagem, ChecagemNome, Leitura } from './leitura.ts';
import type { Totais } from './totais.ts';

export interface Valores {
  readonly codigo: QrCode | undefined;
  readonly chave: ChaveAcesso | undefined;
  readonly origem: ChaveLida['origem'] | undefined;
  readonly cnpj: string | undefined;
  readonly emissao: string | undefined;
  readonly modelo: string | undefined;
  readonly numero: NumeroImpresso | undefined;
  readonly totais: Totais;
  readonly itens: readonly ItemImpresso[];
}

/** Compares every two values that a receipt prints twice; a missing value gives no check. */
export function checkValores(valores: Valores): Checagem[] {
  const { codigo, chave, origem, cnpj, emissao, modelo, numero, totais, itens } = valores;
  const checagens: Checagem[] = [];
  const check = (nome: ChecagemNome, passou: boolean | undefined) => {
    if (passou !== undefined) checagens.push({ nome, passou });
  };
  const total = totais.total?.valor;
  const soma = itens.reduce((sum, { item }) => sum + item.centavos, 0);
  check('chave', chave && (codigo !== undefined || origem === 'lida'));
  check('chaveCnpj', chave && cnpj === undefined ? undefined : chave && chave.emitente === cnpj);
  check('chaveMes', chave && emissao === undefined ? undefined : chave && emissao?.startsWith(chave.anoMes));
  check('chaveModelo', chave && modelo === undefined ? undefined : chave && chave.modelo === modelo);
  check('chaveNumero', chave && numero ? isSameNumero(chave, numero) : undefined);
  if (total !== undefined) {
    check('itensTotal', itens.length === 0 ? undefined : soma - (totais.desconto?.valor ?? 0) === total);
    check('pagamentoTotal', totais.pago && totais.pago.valor === total);
    check('codigoTotal', codigo?.valorCentavos === undefined ? undefined : codigo.valorCentavos === total);
  }
  check('itensPreco', itens.length === 0 ? undefined : itens.every(isPrecoCerto));
  return checagens;
}

const isPrecoCerto = ({ item, unitario }: ItemImpresso) =>
  // Scales truncate and round differently.
  Math.abs(multiply(item.milesimos, unitario) - item.centavos) <= 1;

function isSameNumero(chave: ChaveAcesso, { numero, serie }: NumeroImpresso): boolean {
  const isSat = chave.modelo === '59';
  return (
    Number(chave.numero) === Number(numero) &&
    (isSat || serie === undefined || Number(chave.serie) === Number(serie))
  );
}

/** Without these nothing is believed. */
const exigidas: readonly ChecagemNome[] = ['chave', 'chaveCnpj', 'chaveMes', 'itensTotal', 'pagamentoTotal'];

/**
 * Decides by consistency: key, issuer and month must be printed twice and agree; the total must be the sum of the
 * items and the payment; and no check may fail. Scores of the engine have no part in it.
 */
export function decideSituacao(
  checagens: readonly Checagem[],
  { temChave, temTotal }: { temChave: boolean; temTotal: boolean },
): Leitura['situacao'] {
  if (!temChave && !temTotal) return 'ilegivel';
  const passed = new Set(checagens.flatMap(({ nome, passou }) => (passou ? [nome] : [])));
  return passed.size === checagens.length && exigidas.every((nome) => passed.has(nome))
    ? 'acreditada'
    : 'conferir';
}
