import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { expect, test } from 'vitest';
import { findRecuperacao } from './EscolhaPainel.tsx';

test.each([
  [true, false, true, 'suporte'],
  [true, false, false, 'suporte'],
  [true, true, true, 'escolha'],
  [true, true, false, 'email'],
  [false, false, true, 'escolha'],
  [false, false, false, 'email'],
  [false, true, true, 'escolha'],
  [false, true, false, 'email'],
] as const)(
  'findRecuperacao with fields modifiable %s, e-mail required %s, SMS %s returns %s',
  (modificaveis, email, sms, found) => {
    const c = {
      ...configuracaoPadrao,
      'perfil.camposModificaveis': modificaveis,
      'cadastro.emailObrigatorio': email,
      'login.smsRedefinicaoAtivo': sms,
    };
    expect(findRecuperacao(c)).toBe(found);
  },
);
