// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, closeScreen, openScreen, refusal, stubNetwork } from '../../../test/screen-harness.tsx';
import { paineis } from '../../platform/navigation/painel-store.ts';
import { session } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { FotoPainel } from './FotoPainel.tsx';

const cropFoto = vi.hoisted(() => vi.fn(async () => 'data:image/jpeg;base64,AAAA'));
vi.mock('./crop-foto.ts', async (original) => ({ ...(await original<object>()), cropFoto }));
/** The cropper measures the layout, which happy-dom does not have. */
vi.mock('./parts/FotoRecorte.tsx', () => ({
  FotoRecorte: ({ onRecorteChange }: { onRecorteChange(recorte: object): void }) => (
    <button type="button" onClick={() => onRecorteChange({ x: 1, y: 2, width: 300, height: 300 })}>
      enquadrar
    </button>
  ),
}));

afterEach(() => {
  paineis.close();
  closeScreen();
});

const usuario = '52998224725';
const enviar = 'POST /upload/v1/fotoPerfil';
const salvar = 'POST /consumidor/v1/consumidores';
const pessoa = {
  usuario,
  nome: 'ANA LIMA',
  cpf: usuario,
  telefoneContato: '11987654321',
  uriFotoPerfil: null,
};

function open(answers: Parameters<typeof stubNetwork>[0] = {}, rg: string | null = '12345678X') {
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  const sent = stubNetwork({
    [`GET /consumidor/v1/consumidores/${usuario}`]: answer({ ...pessoa, rg, endereco: {} }),
    ...answers,
  });
  const onClose = vi.fn();
  openScreen(
    '/home',
    { '/home': <FotoPainel onClose={onClose} /> },
    { 'perfil.camposObrigatorios': ['rg'], 'login.tipoIdentificacao': 'cpf' },
  );
  return { sent, onClose };
}
async function choose() {
  const file = new File(['x'], 'eu.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Escolher uma foto', { selector: 'input' }), {
    target: { files: [file] },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'enquadrar' }));
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Alterar Avatar' }));

test('asks for a picture when there is none', () => {
  const { sent } = open();
  save();
  expect(screen.getByText('Por favor selecione uma imagem para seu perfil!')).toBeTruthy();
  expect(sent.some(({ call }) => call === enviar)).toBe(false);
});

test('crops the picture, uploads it and stores it in the profile', async () => {
  const show = vi.spyOn(toasts, 'show');
  const { sent, onClose } = open({
    [enviar]: answer({ nomeArquivo: 'abc.jpg' }, 201),
    [salvar]: answer(pessoa),
  });
  await choose();
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(cropFoto).toHaveBeenCalledWith(expect.any(String), { x: 1, y: 2, width: 300, height: 300 });
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([
    { call: enviar, body: { fotoBase64: 'data:image/jpeg;base64,AAAA' } },
    { call: salvar, body: { telefone: usuario, uriFotoPerfil: 'abc.jpg' } },
  ]);
  expect(show).toHaveBeenCalledWith('Upload da imagem feito com sucesso!', { tone: 'sucesso' });
});

test('shows a refused picture and keeps the panel open', async () => {
  const { onClose } = open({ [enviar]: refusal('upload.imagemInvalida') });
  await choose();
  save();
  expect(await screen.findByText('Não conseguimos ler esta imagem.')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('asks for the missing profile fields first and opens them', async () => {
  open({}, null);
  expect(await screen.findByText('Complete seu perfil para escolher sua foto.')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Completar meu cadastro' }));
  expect(paineis.get()).toBe('perfil');
});
