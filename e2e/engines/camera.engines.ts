import { buildQrCode } from '@trevo/fixtures/chave-builder';
import encodeQR from 'qr';
import { toNota } from '../steps/videos.ts';
import { test } from './engine-walk.ts';
import { refuseCamera, showToCamera } from './in-page.ts';
import { beginAsNew } from './people.ts';

test('the scanner opens with the camera of the browser', async ({ visitor }) => {
  await beginAsNew(visitor, '/escanear');
  await visitor.sees('button', 'Fotografar a nota');
  await visitor.look('scanner');
});

test('what a camera sees is read, and becomes numbers', async ({ visitor }) => {
  await beginAsNew(visitor, '/home');
  await visitor.sees('text', /^Olá, /);
  const texto = buildQrCode(toNota(Math.floor(Math.random() * 2 ** 31)), 'v2');
  await visitor.tab.run(showToCamera, encodeQR(texto, 'raw', { border: 4 }));
  await visitor.go('/escanear');
  await visitor.sees('text', /Você ganhou \d número/);
  await visitor.look('scanned');
});

test('who refuses the camera is told how to allow it, and goes on by typing', async ({ visitor }) => {
  await beginAsNew(visitor, '/home');
  await visitor.sees('text', /^Olá, /);
  await visitor.tab.run(refuseCamera, 'NotAllowedError');
  await visitor.go('/escanear');
  await visitor.sees('text', 'Libere a câmera para escanear');
  await visitor.sees('text', 'Como liberar');
  await visitor.look('camera-refused');
  await visitor.touch('link', 'Digitar os 44 caracteres');
  await visitor.sees('heading', 'Digite a chave da nota');
});

test('where there is no camera, a picture or the key do', async ({ visitor }) => {
  await beginAsNew(visitor, '/home');
  await visitor.sees('text', /^Olá, /);
  await visitor.tab.run(refuseCamera, 'NotFoundError');
  await visitor.go('/escanear');
  await visitor.sees('text', 'Não encontramos uma câmera');
  await visitor.look('camera-missing');
});
