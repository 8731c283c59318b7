import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { provedorSchema } from './provedor.calls.ts';

describe('credential of a provider', () => {
  const check = (token: string) =>
    v.safeParse(provedorSchema, { servico: 'sms', url: 'https://sms.example/envio', token });

  it.each(['a\nb', 'a\u0000b', 'chave-ção', '🍀'])('refuses %j, which no header can have', (token) => {
    const { issues } = check(token);
    expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['token', 'A credencial tem um caractere que não pode ser usado.'],
    ]);
  });

  it('accepts printable ASCII', () => expect(check('Basic dXNlcjpwYXNz+/=~').success).toBe(true));
});
