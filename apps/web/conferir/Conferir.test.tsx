// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { conferenciaText } from '@trevo/contract/sorteio/conferencia-sorteio.text';
import { buildCapsula, type CapsulaPublicada, falsificacoes } from '@trevo/fixtures/capsula-builder';
import { buildProva, falsificacoesProva, type ProvaPublicada } from '@trevo/fixtures/prova-builder';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Conferir } from './Conferir.tsx';
import { conferirText } from './conferir.text.ts';

/** Beginnings of the sentences about failed checks of a proof. */
const falhasDaProva = {
  manifesto: /^A impressão digital não é a publicada/,
  numeros: /^Há número que não está na lista congelada/,
  titular: /^Com este CPF, a conta não dá o dono/,
} as const;

/** Runs the code of the worker in this thread: it listens and answers on the global object. */
class WorkerHere extends EventTarget {
  static current: WorkerHere;
  constructor() {
    super();
    WorkerHere.current = this;
  }
  postMessage(texto: string): void {
    window.dispatchEvent(new MessageEvent('message', { data: texto }));
  }
  terminate(): void {}
}

let publicada: CapsulaPublicada;
let verdadeira: ProvaPublicada;
beforeAll(async () => {
  await import('./conferencia.worker.ts');
  publicada = await buildCapsula();
  verdadeira = await buildProva();
});
beforeEach(() => {
  vi.stubGlobal('trevoConferencia', '');
  vi.stubGlobal('Worker', WorkerHere);
  vi.stubGlobal('postMessage', (andamento: unknown) =>
    WorkerHere.current.dispatchEvent(new MessageEvent('message', { data: andamento })),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function open(manifestoHash: string): void {
  render(<Conferir />);
  fireEvent.change(screen.getByLabelText('Impressão digital (SHA-256)'), {
    target: { value: manifestoHash },
  });
}

function choose(content: object): void {
  const file = new File([JSON.stringify(content)], 'arquivo.json');
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
}

/** Returns the live region with the verdict of this title. */
const findVeredito = async (title: string): Promise<HTMLElement> =>
  (await screen.findByText(title)).closest<HTMLElement>('[role=status]')!;
const listItens = (element: HTMLElement) =>
  within(element)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

function compareCpf(cpf: string): void {
  fireEvent.change(screen.getByLabelText(/^CPF/), { target: { value: cpf } });
  fireEvent.click(screen.getByRole('button', { name: 'Comparar' }));
}

describe('Conferir', () => {
  it.each(falsificacoes)('refuses a capsule with $com after the true one', async ({ falsify, falhas }) => {
    open(publicada.manifestoHash);
    choose(publicada.capsula);
    await findVeredito('O sorteio confere');
    expect(screen.getByRole('heading', { name: 'Ganhadores' })).toBeDefined();
    choose(await falsify(publicada.capsula));
    const veredito = await findVeredito('O sorteio não confere');
    expect(listItens(veredito)).toEqual(falhas.map((falha) => conferenciaText[falha].falhou));
    expect(screen.queryByRole('heading', { name: 'Ganhadores' })).toBeNull();
  });

  it.each(falsificacoesProva)('refuses a proof with $com after the true one', async ({ falsify, falhas }) => {
    open(verdadeira.manifestoHash);
    choose(verdadeira.prova);
    await screen.findByRole('button', { name: 'Comparar' });
    compareCpf(verdadeira.cpf);
    const aceita = await findVeredito('Seus números estavam no sorteio');
    expect(listItens(aceita)).toEqual(['00 57702', '00 57705']);
    const { prova, cpf } = await falsify(verdadeira);
    choose({});
    await screen.findByText(conferirText.arquivo.ilegivel);
    choose(prova);
    if (prova.numeros.length === 0) {
      await screen.findByText('Nenhum número desta prova estava no sorteio');
      return;
    }
    await screen.findByRole('button', { name: 'Comparar' });
    compareCpf(cpf);
    const veredito = await findVeredito('A prova não confere');
    await waitFor(() =>
      expect(listItens(veredito)).toEqual(
        falhas.map((falha) => expect.stringMatching(falhasDaProva[falha]) as string),
      ),
    );
  });

  it('shows that a file is neither a capsule nor a proof', async () => {
    open(publicada.manifestoHash);
    choose({});
    expect(
      await screen.findByText(/^Este arquivo não é a cápsula de um sorteio nem uma prova/),
    ).toBeDefined();
  });

  it('offers a capsule of the address again after it failed to load', async () => {
    const fetched = vi
      .fn<() => Promise<Response>>()
      .mockResolvedValueOnce(new Response('', { status: 503 }))
      .mockImplementation(async () => Response.json({ retorno: publicada.capsula }));
    vi.stubGlobal('fetch', fetched);
    history.replaceState(null, '', '/conferir?capsula=/capsula.json');
    open('');
    expect(await screen.findByText(/^Não conseguimos abrir o arquivo\./)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await findVeredito('Falta comparar a impressão digital');
  });

  it('shows that a capsule of another origin cannot be opened', async () => {
    const fetched = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', fetched);
    history.replaceState(null, '', `/conferir?capsula=${encodeURIComponent('https://other.example/a')}`);
    open('');
    expect(await screen.findByText(/^Não conseguimos abrir o arquivo\./)).toBeDefined();
    expect(fetched).not.toHaveBeenCalled();
  });
});
