import { createAxe } from '../../steps/looks/axe.ts';
import { buildGaleria, openGaleria, serveGaleria } from '../../steps/looks/galeria.ts';
import { test } from '../../steps/journey.ts';

const partes = [
  'entrada',
  'inicio',
  'resultado',
  'premios',
  'formulario',
  'secoes',
  'listas',
  'pecas',
  'estados',
  'totem',
];
const dialogos = ['info', 'confirma', 'formulario', 'folha', 'gaveta', 'aviso'];

test('every component in every state passes axe in three brands', async ({ page }) => {
  const server = await serveGaleria(await buildGaleria());
  const axe = createAxe(['sol', 'noite']);
  try {
    for (const parte of partes) {
      await openGaleria(page, parte);
      await axe.see(page, parte);
    }
    for (const dialogo of dialogos) {
      await openGaleria(page, 'dialogos', dialogo);
      await axe.see(page, `dialog ${dialogo}`);
    }
    for (const estado of ['um', 'vazio', 'carregando', 'erro', 'semInternet']) {
      await openGaleria(page, 'telas', '', { tela: '/cupons', estado });
      await axe.see(page, `numbers, ${estado}`);
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
  axe.expectNothing();
});
