// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  answer,
  closeScreen,
  openScreen,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../test/screen-harness.tsx';
import { TermoScreen } from './screens/TermoScreen.tsx';

afterEach(closeScreen);

const call = 'GET /campanha/v1/textos/politicaPrivacidade';
function open(found?: StubbedAnswer) {
  const sent = stubNetwork(found ? { [call]: found } : {});
  openScreen('/politicaPrivacidade', { '/politicaPrivacidade': <TermoScreen /> });
  return sent;
}

describe('TermoScreen', () => {
  test('requests the document named by the address and titles the screen with its first heading', async () => {
    open(answer({ texto: '# Nossa política\n\n## 1. Dados\n- CPF' }));
    expect((await screen.findByRole('heading', { level: 1, name: 'Nossa política' })).tagName).toBe('H1');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('1. Dados');
    expect(screen.getByRole('listitem').textContent).toBe('CPF');
  });

  test.each([
    ['/regulamento', 'regulamento', 'Regulamento'],
    ['/termos', 'termos', 'Termos de uso'],
    ['/politicaPrivacidade', 'politicaPrivacidade', 'Política de privacidade'],
    [
      '/politicaPrivacidadePersonalizada',
      'politicaPrivacidadePersonalizada',
      'Política de privacidade da promotora',
    ],
    ['/avisoPrivacidade', 'avisoPrivacidade', 'Aviso de privacidade'],
    ['/Termos/', 'termos', 'Termos de uso'],
  ])("shows only %s's document: %s", async (address, nomeTexto, titulo) => {
    const sent = stubNetwork({
      [`GET /campanha/v1/textos/${nomeTexto}`]: answer({ texto: `Palavras de ${nomeTexto}.` }),
    });
    openScreen(address, { [address]: <TermoScreen /> });
    expect(await screen.findByText(`Palavras de ${nomeTexto}.`)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(titulo);
    expect(sent).toHaveLength(1);
  });

  test('renders HTML in the document as plain text', async () => {
    open(answer({ texto: '<img src=x onerror=alert(1)>' }));
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  test('shows the empty state when the document was not published', async () => {
    open(refusal('campanha.textoNaoEncontrado'));
    expect(await screen.findByText('Este texto ainda não foi publicado')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Política de privacidade');
  });

  test('offers a retry when loading the document fails', async () => {
    const sent = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText('Não conseguimos abrir o texto');
    expect(sent).toHaveLength(2);
  });
});
