import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { parseCsv, writeCsv } from '@trevo/rules/texto/csv';
import { pedidoConsoleText } from './pedido-console.text.ts';

export type Pedido = RetornoOf<Calls['operador.pedidos']>['retorno'][number];

/** Short number of an order, as the shopper sees it. */
export const toNumero = ({ id }: Pick<Pedido, 'id'>): string => id.slice(-6).toUpperCase();

/** An order to move, with the tracking code of its dispatch. */
export interface PedidoEscolhido {
  readonly consumidorID: string;
  readonly orderId: string;
  readonly rastreio?: string;
}

const text = pedidoConsoleText.arquivo;

/** Returns orders as a file for the carrier; the first column names person and order for the way back. */
export const toArquivo = (pedidos: readonly Pedido[]): string =>
  writeCsv([
    text.colunas,
    ...pedidos.map(({ id, consumidorID, entrega, itens, rastreio }) => {
      const { cep, endereco, numero, complemento, bairro, cidade, estado } = entrega?.endereco ?? {};
      return [
        `${consumidorID}/${id}`,
        entrega?.destinatario,
        cep,
        endereco,
        numero,
        complemento,
        bairro,
        cidade,
        estado,
        itens.map((item) => pedidoConsoleText.vezes(item.quantidade, item.nome)).join(', '),
        rastreio,
      ].map((cell) => cell ?? '');
    }),
  ]);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Reads tracking codes from the file of a carrier; `ruins` counts lines without a valid order or code. Returns
 * undefined without both columns.
 */
export function parseRastreios(
  csv: string,
): { readonly pedidos: readonly PedidoEscolhido[]; readonly ruins: number } | undefined {
  const [head = [], ...rows] = parseCsv(csv);
  const names = head.map((name) => name.toLowerCase());
  const [pedidoAt, rastreioAt] = [names.indexOf('pedido'), names.indexOf('rastreio')];
  if (pedidoAt < 0 || rastreioAt < 0) return undefined;
  const pedidos = rows.flatMap((row): PedidoEscolhido[] => {
    const [consumidorID = '', orderId = ''] = (row[pedidoAt] ?? '').split('/');
    const rastreio = row[rastreioAt] ?? '';
    const isValid = uuid.test(consumidorID) && uuid.test(orderId) && /^[A-Za-z0-9-]{4,40}$/.test(rastreio);
    return isValid ? [{ consumidorID, orderId, rastreio }] : [];
  });
  return { pedidos, ruins: rows.length - pedidos.length };
}
