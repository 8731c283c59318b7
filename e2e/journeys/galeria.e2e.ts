import { test } from '@playwright/test';
import { createAxe } from '../steps/axe.ts';
import { buildGaleria, openGaleria, serveGaleria } from '../steps/galeria.ts';

const temas = ['padrao', 'amarelo', 'escuro'];
const partes = ['entrada', 'inicio', 'resultado', 'premios', 'formulario', 'pecas', 'estados'];
const dialogos = ['info', 'confirma', 'formulario', 'folha', 'aviso'];

test('axe finds nothing on any piece in any state, in three brands', async ({ page }) => {
  test.setTimeout(150_000);
  await serveGaleria(page, await buildGaleria());
  const axe = createAxe();
  for (const tema of temas) {
    for (const parte of partes) {
      await openGaleria(page, parte, tema);
      await axe.see(page, `${tema} ${parte}`);
    }
    for (const dialogo of dialogos) {
      await openGaleria(page, 'dialogos', tema, dialogo);
      await axe.see(page, `${tema} dialog ${dialogo}`);
    }
  }
  axe.expectNothing();
});
