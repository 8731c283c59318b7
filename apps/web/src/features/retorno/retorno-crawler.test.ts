import { describe, expect, test } from 'vitest';
import { readRetornoCrawler } from './screens/RetornoCrawlerScreen.tsx';

const read = (query: Record<string, string>) =>
  readRetornoCrawler(`?${new URLSearchParams(query).toString()}`);

describe('what came back', () => {
  test.each(['200', '201', 'ok', 'OK', 'sucesso', 'true', 'VALIDO', 'S'])('status %s is good', (status) => {
    expect(read({ status }).isBom).toBe(true);
  });

  test.each(['', '500', '404', 'erro', 'false', 'INVALIDO', '2000', 'constructor'])(
    'status "%s" is not',
    (status) => expect(read({ status }).isBom).toBe(false),
  );

  test('a message of blanks, or none, is none', () => {
    expect(read({ status: 'ok', mensagem: ' \n ' }).mensagem).toBeNull();
    expect(readRetornoCrawler('').mensagem).toBeNull();
  });

  test('tags stay text, and control characters and direction marks go', () => {
    expect(read({ mensagem: '<b>oi</b>\u0000\u202Efim' }).mensagem).toBe('<b>oi</b> fim');
  });

  test('a long message is cut at 300 characters', () => {
    const { mensagem } = read({ mensagem: '😀'.repeat(500) });
    expect([...(mensagem ?? '')]).toHaveLength(300);
    expect(mensagem?.endsWith('…')).toBe(true);
  });
});
