// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, describe, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../../test/screen-harness.tsx';
import { TelaHeader } from './TelaHeader.tsx';

afterEach(closeScreen);

function open(path: string, telas?: Configuracao['navegacao.telasConfiguraveis']) {
  openScreen(
    path,
    { [path]: <TelaHeader title="Tela" /> },
    telas && { 'navegacao.telasConfiguraveis': telas, 'quiz.ativo': true },
  );
  return screen.queryByRole('button', { name: 'Voltar' });
}

describe('TelaHeader', () => {
  test.each(['/home', '/telaInicial', '/cupons', '/documentosFiscais'])(
    'has no back button on %s, which the bottom menu opens',
    (path) => {
      expect(open(path)).toBeNull();
    },
  );

  test('has no back button on a screen of the tab bar', () => {
    expect(open('/quiz', ['home', 'quiz'])).toBeNull();
  });

  test('has a back button on the only main screen, which has no tab bar', () => {
    expect(open('/quiz', ['quiz'])).not.toBeNull();
  });

  test('leads home from a second-level screen that was opened directly', async () => {
    const back = open('/ajuda');
    fireEvent.click(back!);
    expect(await screen.findByText('em /home')).toBeDefined();
  });
});
