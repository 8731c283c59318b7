// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, describe, expect, test } from 'vitest';
import { closeScreen, openScreen, stubNetwork } from '../../../test/screen-harness.tsx';
import { cadastroDraft } from './cadastro-draft.ts';
import { CadastroScreen } from './screens/CadastroScreen.tsx';
import { LgpdDetalhadaScreen } from './screens/LgpdDetalhadaScreen.tsx';
import { PreRegistroScreen } from './screens/PreRegistroScreen.tsx';

afterEach(closeScreen);

const usuario = '52998224725';
const open = (configuracao: Partial<Configuracao> = {}) => {
  stubNetwork({});
  openScreen('/preRegistro', { '/preRegistro': <PreRegistroScreen /> }, configuracao);
};
/** The switch of every document; the first one on the screen is the switch for all of them. */
const toggles = () =>
  screen
    .getAllByRole('switch')
    .filter((item) => !item.closest('label')?.textContent.startsWith('Aceito tudo'));
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Concordar e continuar' }));

describe('documents step before the form', () => {
  test('asks for the regulation and the policy, and for the notice when there is one', () => {
    cadastroDraft.start(usuario);
    open({ 'preCadastro.avisoPrivacidadeAtivo': true });
    expect(toggles()).toHaveLength(3);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/regulamento',
      '/politicaPrivacidade',
      '/avisoPrivacidade',
    ]);
  });

  test('names the missing documents', async () => {
    cadastroDraft.start(usuario);
    open();
    fireEvent.click(toggles()[0]!);
    goOn();
    await waitFor(() =>
      expect(document.querySelector('dialog[open]')?.textContent).toContain(
        'Você não concordou em: Política de privacidade',
      ),
    );
  });

  test('names the missing notice when the campaign has one', async () => {
    cadastroDraft.start(usuario);
    open({ 'preCadastro.avisoPrivacidadeAtivo': true });
    goOn();
    await waitFor(() =>
      expect(document.querySelector('dialog[open]')?.textContent).toContain(
        'Você não concordou em: Regulamento, Política de privacidade, Aviso de privacidade',
      ),
    );
  });

  test('keeps the acceptances while the user reads a document', () => {
    cadastroDraft.start(usuario);
    open();
    fireEvent.click(toggles()[0]!);
    expect(cadastroDraft.get()?.aceites).toEqual({ regulamento: true });
    cleanup();
    open();
    expect(toggles().map((item) => (item as HTMLInputElement).checked)).toEqual([true, false]);
  });

  test('continues to the form when everything is accepted', async () => {
    cadastroDraft.start(usuario);
    open();
    for (const item of toggles()) fireEvent.click(item);
    goOn();
    expect(await screen.findByText('em /cadastro')).toBeTruthy();
    expect(cadastroDraft.get()).toMatchObject({
      isReady: true,
      aceites: { regulamento: true, politicaPrivacidade: true },
    });
  });

  test('accepts every document with one switch, and each can still be refused', async () => {
    cadastroDraft.start(usuario);
    open();
    const all = screen.getByRole<HTMLInputElement>('switch', { name: /^Aceito tudo/ });
    fireEvent.click(all);
    expect(cadastroDraft.get()?.aceites).toEqual({ regulamento: true, politicaPrivacidade: true });
    fireEvent.click(toggles()[0]!);
    expect(all.checked).toBe(false);
    expect(cadastroDraft.get()?.aceites).toEqual({ regulamento: false, politicaPrivacidade: true });
    fireEvent.click(all);
    goOn();
    expect(await screen.findByText('em /cadastro')).toBeTruthy();
  });

  test('is skipped when the campaign does not have it', async () => {
    cadastroDraft.start(usuario);
    open({ 'preCadastro.lgpd': 'nenhuma' });
    expect(await screen.findByText('em /cadastro')).toBeTruthy();
  });

  test.each(['/preRegistro', '/lgpd', '/lgpdDetalhada'])(
    '%s opens without a number and leads to the form, which asks for it',
    async (path) => {
      stubNetwork({});
      const screens = {
        '/preRegistro': <PreRegistroScreen />,
        '/lgpd': <PreRegistroScreen />,
        '/lgpdDetalhada': <LgpdDetalhadaScreen />,
        '/cadastro': <CadastroScreen />,
      };
      openScreen(path, screens, { 'login.tipoIdentificacao': 'cpf' });
      for (const item of screen.getAllByRole('switch')) {
        if (item.getAttribute('aria-checked') !== 'true' && !(item as HTMLInputElement).checked)
          fireEvent.click(item);
      }
      goOn();
      expect(await screen.findByLabelText(/^CPF/)).toHaveProperty('value', '');
      expect(cadastroDraft.get()).toMatchObject({ usuario: '', isReady: true });
    },
  );
});
