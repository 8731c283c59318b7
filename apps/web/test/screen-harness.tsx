import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { configuracaoPadrao, type Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { errors, type ErrorCode } from '@trevo/contract/errors';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { expect, vi } from 'vitest';
import { QueryProvider } from '../src/platform/api/QueryProvider.tsx';
import { queries } from '../src/platform/api/queries.ts';
import { campanhaStore } from '../src/features/campanha/campanha-store.ts';
import { PartidaProvider } from '../src/platform/configuracao/PartidaProvider.tsx';
import { AppRouter } from '../src/platform/navigation/AppRouter.tsx';
import { useRoute } from '../src/platform/navigation/use-route.ts';
import { network } from '@trevo/client/request/network-state.ts';
import { relogio } from '../src/platform/network/relogio.ts';
import { sessaoAviso } from '../src/platform/session/session.ts';
import { session } from '../src/platform/session/session.ts';
import { persistencia } from '../src/platform/storage/persistencia.ts';
import { campanhaVigente } from './vigencia-sample.ts';

/** Against hanging only: lazy imports are compiled on first use, which takes many seconds beside the journeys. */
configure({ asyncUtilTimeout: 300_000 });

// Requests after the end of a test must not reach a real network.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

export interface StubbedAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Delays the response until it resolves. */
  readonly after?: Promise<void>;
  /** Server time, when it differs from the device's clock. */
  readonly em?: Date;
}

export interface SentCall {
  /** `POST /login/v1/autenticacao` */
  readonly call: string;
  readonly body: unknown;
}

/** Builds a success response with its `retorno`. */
export const answer = (retorno: unknown, status = 200): StubbedAnswer => ({
  status,
  body: { mensagem: '', retorno },
});

/** Builds a refusal with the contract's own text. */
export function refusal(codigo: ErrorCode, more: Record<string, unknown> = {}): StubbedAnswer {
  const { status, mensagem } = errors[codigo];
  return { status, body: { codigo, mensagem, retorno: mensagem, requisicao: 'r1', ...more } };
}

export { campanhaVigente };

const campanhaCall = 'GET /campanha/v1/campanhas/';
const notificacoesCall = /^GET \/notificacao\/v1\/notificacoes\/.*\/-1\/1\?/;
const sorteiosCall = /^GET \/cupom\/v2\/sorteios\/\w+\/\w+$/;
const perfilCall = /^GET \/consumidor\/v1\/consumidores\/\w+$/;

/**
 * Stubs fetch. Calls without an answer fail like a network error. The recorded calls exclude those that many
 * screens make on the side: the campaigns, and profile, notifications and draws where the test does not answer
 * them.
 *
 * @param answers by method and path; null leaves the request pending forever
 * @returns the sent calls in order; the array grows as they happen
 */
export function stubNetwork(answers: Readonly<Record<string, StubbedAnswer | null>>): SentCall[] {
  const sent: SentCall[] = [];
  const known: Readonly<Record<string, StubbedAnswer | null>> = {
    [campanhaCall]: answer([campanhaVigente]),
    ...answers,
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = `${init.method} ${url}`;
    const isUnanswered = (side: RegExp) => side.test(call) && !Object.hasOwn(known, call);
    const isEmptyList = isUnanswered(notificacoesCall) || isUnanswered(sorteiosCall);
    const isAside = call === campanhaCall || isEmptyList || isUnanswered(perfilCall);
    if (!isAside) {
      sent.push({ call, body: init.body ? JSON.parse(init.body as string) : undefined });
    }
    const found = isEmptyList ? answer([]) : known[call];
    if (found === null) return new Promise<never>(() => {});
    if (!found) throw new TypeError('Failed to fetch');
    await found.after;
    const headers = { date: (found.em ?? new Date()).toUTCString() };
    return new Response(JSON.stringify(found.body), { status: found.status, headers });
  });
  return sent;
}

/** Default start screen of a test: the home. */
const inicio: Partial<Configuracao> = { 'navegacao.telasConfiguraveis': ['home'] };

/** Renders screens at their addresses; any other address renders `em /endereco`. */
export function openScreen(
  path: string,
  screens: Readonly<Record<string, ReactNode>>,
  configuracao: Partial<Configuracao> = {},
  ambiente: 'producao' | 'teste' = 'teste',
  /** Web address of the campaign, for the native app. */
  site?: string,
): void {
  window.history.replaceState(null, '', path);
  const complete = { ...configuracaoPadrao, ...inicio, ...configuracao };
  // Clears the query cache, as after a restart of the app.
  queries.clear();
  const partida = { configuracao: complete, ambiente, ...(site !== undefined && { site }) };
  render(
    <PartidaProvider partida={partida}>
      <QueryProvider>
        <AppRouter>
          <Screens screens={screens} />
        </AppRouter>
      </QueryProvider>
    </PartidaProvider>,
  );
}

/** Renders the screen of the address as the app does, without React Router's `Routes`: `.` is not the screen. */
function Screens({ screens }: { screens: Readonly<Record<string, ReactNode>> }) {
  const { pathname } = useLocation();
  const route = useRoute(Object.keys(screens).map((path) => ({ path })));
  return route ? screens[route.path] : <p>em {pathname}</p>;
}

/** Clicks the button with this name. */
export const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

/** Clicks the button once it accepts another press: after a submit it ignores presses for a while. */
export async function pressAgain(name: string): Promise<void> {
  const button = screen.getByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(button);
}

/** Returns the text of the open dialog; '' when none is open. */
export const dialogText = (): string => document.querySelector('dialog[open]')?.textContent ?? '';

/** Unmounts and clears all state for the next test. */
export function closeScreen(): void {
  cleanup();
  session.signOut();
  sessaoAviso.dismiss();
  network.reportResponse();
  queries.clear();
  campanhaStore.forget();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  persistencia.forget();
  relogio.hear(new Date().toUTCString());
}
