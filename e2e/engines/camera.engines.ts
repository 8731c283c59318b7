import { buildQrCode } from '@trevo/fixtures/chave-builder';
import encodeQR from 'qr';
import { toNota } from '../steps/notas/videos.ts';
import { test } from './engine-walk.ts';
import { refuseCamera, showToCamera } from './in-page.ts';
import { beginAsNew } from './people.ts';

test("opens the scanner with the browser's camera", async ({ visitor }) => {
  await beginAsNew(visitor, '/escanear');
  await visitor.sees('button', 'Fotografar a nota');
  await visitor.look('scanner');
});

test('reads a QR code from the camera and grants numbers', async ({ visitor }) => {
  await beginAsNew(visitor, '/home');
  await visitor.sees('text', /^Olá, /);
  const texto = buildQrCode(toNota(Math.floor(Math.random() * 2 ** 31)), 'v2');
  await visitor.tab.run(showToCamera, encodeQR(texto, 'raw', { border: 4 }));
  await visitor.go('/escanear');
  await visitor.sees('text', /Você ganhou \d número/);
  await visitor.look('scanned');
});

test('explains how to allow a refused camera and continues with the typed key', async ({ visitor }) => {
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

test('offers photo and typed key without a camera', async ({ visitor }) => {
  await beginAsNew(visitor, '/home');
  await visitor.sees('text', /^Olá, /);
  await visitor.tab.run(refuseCamera, 'NotFoundError');
  await visitor.go('/escanear');
  await visitor.sees('text', 'Não encontramos uma câmera');
  await visitor.look('camera-missing');
});
