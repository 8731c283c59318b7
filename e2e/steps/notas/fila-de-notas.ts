import { type Page } from '@playwright/test';
import { fillPath } from '@trevo/contract/fill-path';
import { type CallId, paths } from '@trevo/contract/paths';
import { addressOf } from '../addresses.ts';
import { expect } from '../expect.ts';
import { publishCampanha } from '../publish-campanha.ts';
import { registerNewPessoa } from '../sign-up.ts';

/** Draws a JPEG of a receipt in the browser. */
const drawNota = (page: Page, valor: number): Promise<string> =>
  page.evaluate((centavos) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [600, 900];
    const paint = canvas.getContext('2d')!;
    paint.fillStyle = '#8a7f70';
    paint.fillRect(0, 0, 600, 900);
    // Bands behind the receipt and a block on it: pictures of different purchases are no copies of each other.
    for (let n = 0; n < 6; n++) {
      const tone = (centavos * (2 * n + 3)) % 200;
      paint.fillStyle = `rgb(${tone}, ${tone}, ${tone})`;
      paint.fillRect(0, n * 150, 600, 150);
    }
    paint.fillStyle = '#fdfdf8';
    paint.fillRect(90, 40, 420, 820);
    paint.fillStyle = '#222';
    paint.font = '26px monospace';
    const lines = [
      'SUPERMERCADO BOM PRECO',
      'NFC-e 000482',
      '20/11/2026 18:06',
      '',
      'CAFE 500 G',
      'ARROZ 5 KG',
    ];
    for (const [at, line] of lines.entries()) paint.fillText(line, 110, 110 + at * 44);
    paint.fillText(`TOTAL R$ ${(centavos / 100).toFixed(2)}`, 110, 520);
    paint.fillRect(120 + (centavos % 7) * 40, 560 + (centavos % 5) * 25, 130, 130);
    // Each picture is another one.
    for (let n = 0; n < 40; n++) paint.fillRect(110 + ((centavos * (n + 7)) % 380), 580 + n * 6, 20, 4);
    return canvas.toDataURL('image/jpeg', 0.8);
  }, valor);

/** Publishes a campaign whose purchases all wait for a person. Returns its host. */
export const publishFila = (page: Page, nome: string, mais: object = {}): Promise<string> =>
  publishCampanha(page.request, nome, {
    ...mais,
    'documentos.apuracao': 'manual',
    'campanha.descricao': 'Verão que Volta',
    compra: { produtos: [], formasPagamento: [], quantidadeMaxima: 100, fotoObrigatoria: false },
    ganho: { por: 'valor', centavosPorNumero: 5000, acumulaResto: false },
    limites: { cupons: {}, raspadinhas: {}, documentosFiscais: [] },
    'recompensas.pontos': { centavosPorPonto: 100 },
  });

/** Registers a purchase for a new person; `foto` is the number of its picture. */
export async function registerCompra(page: Page, host: string, valor: number, foto = valor): Promise<void> {
  const { sessao } = await registerNewPessoa(page, host);
  const { token, usuario } = sessao as { token: string; usuario: string };
  const headers = { host: new URL(addressOf(host)).host, authorization: `Bearer ${token}` };
  const post = async (id: CallId, body: object) => {
    const response = await page.request.post(addressOf('127.0.0.1') + fillPath(paths[id].path, {}), {
      headers,
      data: body,
    });
    expect(response.status(), await response.text()).toBeLessThan(300);
    return (await response.json()) as { retorno: { nomeArquivo: string } };
  };
  const { retorno } = await post('upload.imagemDocumento', { imagemBase64: await drawNota(page, foto) });
  const identificacao = host
    .replace(/\.localhost$/, '')
    .replace(/[^A-Za-z0-9]/g, '_')
    .toUpperCase();
  await post('documentoFiscal.inserirNaoFiscal', {
    campanha: { ano: 2026, identificacao },
    uf: 'SP',
    usuario,
    tipo: 'NaoFiscal',
    dadosNaoFiscal: { cnpjLoja: '96635911000164', data: '2026-11-20', valor, numeroDocumento: String(valor) },
    uriImagem: retorno.nomeArquivo,
  });
}
