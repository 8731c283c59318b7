import { nextPessoa } from '../campanha/campanha-propria.ts';
import type { OperadorDeTeste } from '../operador/operador-console.ts';
import type { Pessoa } from '../pessoa.ts';
import { openSorteio, toLugar } from '../sorte/sorteio-de-teste.ts';
import type { MutableArquivo, TestApp } from '../test-app.ts';
import { type createEncerramentos, toPdf } from './encerramento-console.ts';

export const dia = '2026-11-28';
const registeredAt = '2026-11-25T15:00:00Z';
const frozenAt = '2026-11-26T15:00:00Z';
const drawnAt = '2026-11-28T22:30:00Z';
/** After the end of the campaign, of its draw and of all openings. */
export const endedAt = '2026-12-21T15:00:00Z';

export const cabecalho = {
  certificado: '04.000001/2026',
  contasAte: '2027-07-20',
  autorizadaDe: '2026-09-01',
  autorizadaAte: '2026-12-31',
};

/** Returns an extraction with a place as its drawn number. */
function toExtracao(lugar: number): string[] {
  const [serie, ...digitos] = String(lugar).padStart(6, '0');
  return digitos.map((digito, at) => (at === 0 ? `123${serie}${digito}` : `5432${digito}`));
}

type Encerramentos = ReturnType<typeof createEncerramentos>;
interface NoQuadro {
  readonly premioID: string;
  readonly consumidorID: string;
  readonly situacao: string;
}

/** Opens a campaign that ends in November, with receipts of three people. */
export async function openTerminada(
  test: TestApp,
  identificacao: string,
  change: (arquivo: MutableArquivo) => void = () => undefined,
  pessoas = 3,
) {
  const own = await openSorteio(test, identificacao, (arquivo) => {
    arquivo.campanha.dataFinal = '2026-11-30';
    arquivo.campanha.dataFinalCompras = '2026-11-29';
    arquivo.campanha.dataFinalCadastros = '2026-11-29';
    change(arquivo);
  });
  const notas: { pessoa: Pessoa; numeros: { serie: string; numero: string }[] }[] = [];
  for (let at = 0; at < pessoas; at += 1) {
    const pessoa = await nextPessoa(test);
    notas.push({ pessoa, numeros: (await own.sendAt(registeredAt, pessoa)).numeros });
  }
  return { ...own, notas };
}

type Terminada = Awaited<ReturnType<typeof openTerminada>>;

/** Draws a campaign by its rule as two people; the first registered person wins. */
export async function drawTerminada(
  test: TestApp,
  encerramentos: Encerramentos,
  [rita, noemi]: readonly [OperadorDeTeste, OperadorDeTeste],
  own: Terminada,
): Promise<void> {
  const { act } = encerramentos;
  const params = own.params;
  test.clock.set(frozenAt);
  await own.congelar();
  test.clock.set(drawnAt);
  await encerramentos.refresh();
  const extracao = toExtracao(toLugar(own.notas[0]!.numeros[0]!));
  for (const por of [rita, noemi])
    await act(por, 'operador.informarResultado', { params, body: { extracao } });
  await act(rita, 'operador.anexarResultado', { params, body: { arquivoBase64: toPdf('extracao') } });
  const { body } = await act<{ versao: number }>(rita, 'operador.apurarSorteio', { params, body: {} });
  const confirmed = await act(noemi, 'operador.confirmarApuracao', {
    params,
    body: { versao: body.retorno.versao },
  });
  if (confirmed.body.codigo) throw new Error(JSON.stringify(confirmed.body));
  test.clock.set(endedAt);
  await encerramentos.refresh();
}

/** Tells the winner, attaches the signed receipt, and hands the prize over. */
async function deliverPremio(
  { act }: Encerramentos,
  por: OperadorDeTeste,
  campanha: { readonly ano: number; readonly identificacao: string },
): Promise<NoQuadro> {
  const { body } = await act<{ retorno: NoQuadro[] }>(por, 'operador.premios', {
    params: { ...campanha, perPage: 50 },
  });
  const premio = body.retorno.retorno[0]!;
  const { consumidorID, premioID } = premio;
  const params = { ...campanha, consumidorID, premioID };
  await act(por, 'operador.andarPremio', { params, body: { passo: 'avisado', feito: true } });
  await act(por, 'operador.anexarPremio', {
    params,
    body: { tipo: 'recibo', arquivoBase64: toPdf('recibo assinado') },
  });
  await act(por, 'operador.entregarPremio', {
    params: { ...campanha, consumidorID, raspadinhaID: premioID },
    body: { entreguePor: 'Loja Sé, caixa 3' },
  });
  return premio;
}

/** Does everything that the checklist asks of people. */
export async function fulfil(
  encerramentos: Encerramentos,
  pessoas: readonly [OperadorDeTeste, OperadorDeTeste],
  campanha: { readonly ano: number; readonly identificacao: string },
): Promise<NoQuadro> {
  const [rita] = pessoas;
  for (const por of pessoas) await encerramentos.scpc(por, campanha, cabecalho);
  const premio = await deliverPremio(encerramentos, rita, campanha);
  await encerramentos.act(rita, 'operador.definirValorPremio', {
    params: campanha,
    body: { sorteio: dia, premio: 'Uma moto', valorCentavos: 1_850_003 },
  });
  for (const tipo of ['certificado', 'contas'] as const)
    await encerramentos.attach(rita, campanha, { tipo, arquivoBase64: toPdf(tipo) });
  for (const tipo of ['ataAssinada', 'propriedade', 'darf'] as const)
    await encerramentos.attach(rita, campanha, { tipo, sorteio: dia, arquivoBase64: toPdf(tipo) });
  return premio;
}
