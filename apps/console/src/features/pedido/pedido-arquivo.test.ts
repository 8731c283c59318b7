import { expect, test } from 'vitest';
import { type Pedido, parseRastreios, toArquivo } from './pedido-arquivo.ts';

const consumidorID = '019a1b7e-52c0-7d11-a0b4-52c9e1f7a310';
const id = '019ab2d0-4e11-7f02-b3a9-11d2c0ffee42';
const pedido = {
  id,
  consumidorID,
  entrega: { destinatario: 'Ana; Maria', endereco: { cep: '01001000', cidade: 'São Paulo' } },
  itens: [{ quantidade: 2, nome: 'Garrafa' }],
  rastreio: null,
} as unknown as Pedido;

test('the file of the carrier comes back with tracking codes', () => {
  const lines = toArquivo([pedido]).trimEnd().split('\r\n');
  expect(lines[1]).toBe(`${consumidorID}/${id};"Ana; Maria";01001000;;;;;São Paulo;;2 × Garrafa;`);
  const back = `${lines[0]}\r\n${lines[1]}AA123456785BR\r\nlixo;;;;;;;;;;\r\n`;
  expect(parseRastreios(back)).toEqual({
    pedidos: [{ consumidorID, orderId: id, rastreio: 'AA123456785BR' }],
    ruins: 1,
  });
});

test('a file without both columns is refused', () => {
  expect(parseRastreios('pedido;codigo\n1;2\n')).toBeUndefined();
});
