import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import type { Detalhe } from '@trevo/contract/envelope';
import { errors, type ErrorCode } from '@trevo/contract/errors';
import type { Papel } from '@trevo/contract/operador/papeis';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { queries } from '../src/platform/api/console-client.ts';
import { avisos } from '../src/platform/screen/avisos-store.ts';
import { confirmacaoStore } from '../src/platform/session/confirmacao-store.ts';
import { propostaStore } from '../src/platform/session/proposta-store.ts';
import { promotoraStore } from '../src/platform/session/promotora-store.ts';
import { prazoStore, type Sessao, sessaoStore } from '../src/platform/session/sessao-store.ts';

/** Against hanging only: lazy imports are compiled on first use, which takes many seconds beside the journeys. */
configure({ asyncUtilTimeout: 300_000 });

export interface StubbedAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface SentCall {
  /** `POST /operador/v1/acesso/entrar` */
  readonly call: string;
  readonly body: unknown;
  readonly promotora: string | undefined;
}

/** Builds a success response with its `retorno`. */
export const answer = (retorno: unknown): StubbedAnswer => ({ status: 200, body: { mensagem: '', retorno } });

/** Builds a refusal with the contract's own words. */
export function refusal(codigo: ErrorCode, detalhes?: readonly Detalhe[]): StubbedAnswer {
  const { status, mensagem, ...more } = errors[codigo] as { status: number; mensagem: string; cura?: string };
  return { status, body: { codigo, mensagem, retorno: mensagem, requisicao: 'r1', detalhes, ...more } };
}

/**
 * Stubs fetch. The answers of a call follow each other, the last one again and again; calls without one fail like a
 * network error.
 *
 * @returns the sent calls in order; the array grows as they happen
 */
export function stubNetwork(answers: Readonly<Record<string, StubbedAnswer | StubbedAnswer[]>>): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit & { headers: Record<string, string> }) => {
    const call = `${init.method} ${url}`;
    const list = [answers[call] ?? []].flat();
    const at = sent.filter((one) => one.call === call).length;
    sent.push({
      call,
      body: init.body ? JSON.parse(init.body as string) : undefined,
      promotora: init.headers['x-promotora'],
    });
    const found = list[Math.min(at, list.length - 1)];
    if (!found) throw new TypeError('Failed to fetch');
    const headers = { date: new Date().toUTCString() };
    return new Response(JSON.stringify(found.body), { status: found.status, headers });
  });
  return sent;
}

/** The promoter's campaigns, with one, for screens that choose among them. */
export const campanhas = {
  'GET /operador/v1/campanhas': answer([
    {
      ano: 2026,
      identificacao: 'TREVO',
      descricao: 'Trevo da Sorte',
      dataInicial: '2026-09-01',
      dataFinal: '2027-07-31',
      hosts: ['quatrofolhas.example'],
      ativa: true,
      corPrimaria: '#0f7a4f',
    },
  ]),
};

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

/** Builds the session of an operator with a role at one promoter. */
export const buildSessao = (change: Partial<Sessao> = {}): Sessao => ({
  operadorID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee42',
  nome: 'Rita Lima',
  email: 'rita@agencia.example',
  daInstalacao: false,
  papeis: [{ promotora: 'quatrofolhas', nome: 'Quatro Folhas', papel: 'administrador' }],
  passkeys: 2,
  elevadaAte: null,
  ociosaAte: inMinutes(30),
  ate: inMinutes(720),
  ...change,
});

/** Signs in an operator with a role at the promoter of the tests, and chooses that promoter. */
export function enter(papel: Papel = 'administrador'): void {
  promotoraStore.set('quatrofolhas');
  sessaoStore.set(buildSessao({ papeis: [{ promotora: 'quatrofolhas', nome: 'Quatro Folhas', papel }] }));
}

/** Renders a part of the console at an address. */
export function open(part: ReactNode, path = '/'): void {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Clicks the button with this name. */
export const press = (name: string | RegExp): void =>
  void fireEvent.click(screen.getByRole('button', { name }));

/** Types into the field with this label. */
export const type = (label: string, text: string): void =>
  void fireEvent.input(screen.getByLabelText(label), { target: { value: text } });

/** Unmounts and clears all state for the next test. */
export function close(): void {
  cleanup();
  queries.clear();
  sessaoStore.set(undefined);
  prazoStore.set(null);
  promotoraStore.set(null);
  confirmacaoStore.get()?.resolve(false);
  propostaStore.get()?.resolve(false);
  for (const { id } of avisos.get()) avisos.dismiss(id);
  localStorage.clear();
  vi.unstubAllGlobals();
}

/**
 * Collects the names of the files that the page saves. A real click on a link would navigate happy-dom's window, which
 * other test files share.
 */
export function listDownloads(): string[] {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}
