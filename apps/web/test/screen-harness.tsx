import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { configuracaoPadrao, type Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { errors, type ErrorCode } from '@trevo/contract/errors';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { expect, vi } from 'vitest';
import { Queries } from '../src/app/Queries.tsx';
import { queries } from '../src/platform/api/queries.ts';
import { campanhaStore } from '../src/features/campanha/campanha-store.ts';
import { PartidaProvider } from '../src/platform/configuracao/PartidaProvider.tsx';
import { AppRouter } from '../src/platform/navigation/AppRouter.tsx';
import { network } from '@trevo/client/network-state.ts';
import { relogio } from '../src/platform/network/relogio.ts';
import { sessaoAviso } from '../src/platform/session/session.ts';
import { session } from '../src/platform/session/session.ts';
import { persistencia } from '../src/platform/storage/persistencia.ts';
import { campanhaVigente } from './vigencia-sample.ts';

/** A screen's late parts are compiled when they are first asked for; on a busy machine that takes over a second. */
configure({ asyncUtilTimeout: 8_000 });

// What a screen still asks when its test has ended must not reach a real network.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

export interface StubbedAnswer {
  readonly status: number;
  readonly body: unknown;
  /** The answer waits for it. */
  readonly after?: Promise<void>;
  /** The server's time, where it differs from the phone's. */
  readonly em?: Date;
}

export interface SentCall {
  /** `POST /login/v1/autenticacao` */
  readonly call: string;
  readonly body: unknown;
}

/** A success with its `retorno`. */
export const answer = (retorno: unknown, status = 200): StubbedAnswer => ({
  status,
  body: { mensagem: '', retorno },
});

/** A refusal with the contract's own words. */
export function refusal(codigo: ErrorCode, more: Record<string, unknown> = {}): StubbedAnswer {
  const { status, mensagem } = errors[codigo];
  return { status, body: { codigo, mensagem, retorno: mensagem, requisicao: 'r1', ...more } };
}

export { campanhaVigente };

const campanhaCall = 'GET /campanha/v1/campanhas/';
const notificacoesCall = /^GET \/notificacao\/v1\/notificacoes\/.*\/-1\/1\?/;
const perfilCall = /^GET \/consumidor\/v1\/consumidores\/\w+$/;

/**
 * Stands where the network begins. Calls without an answer fail as without network. What many screens ask on the
 * side is not among the calls: the campaigns, and the profile and the notices where the test does not answer them.
 *
 * @param answers by method and path; null leaves the call unanswered for ever
 * @returns the calls that were sent, in order, as they happen
 */
export function stubNetwork(answers: Readonly<Record<string, StubbedAnswer | null>>): SentCall[] {
  const sent: SentCall[] = [];
  const known: Readonly<Record<string, StubbedAnswer | null>> = {
    [campanhaCall]: answer([campanhaVigente]),
    ...answers,
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = `${init.method} ${url}`;
    const isNotificacoes = notificacoesCall.test(call) && !Object.hasOwn(known, call);
    const isAside =
      call === campanhaCall || isNotificacoes || (perfilCall.test(call) && !Object.hasOwn(known, call));
    if (!isAside) {
      sent.push({ call, body: init.body ? JSON.parse(init.body as string) : undefined });
    }
    const found = isNotificacoes ? answer([]) : known[call];
    if (found === null) return new Promise<never>(() => {});
    if (!found) throw new TypeError('Failed to fetch');
    await found.after;
    const headers = { date: (found.em ?? new Date()).toUTCString() };
    return new Response(JSON.stringify(found.body), { status: found.status, headers });
  });
  return sent;
}

/** Where people arrive in tests that say nothing of it: at the home. */
const inicio: Partial<Configuracao> = { 'navegacao.telasConfiguraveis': ['home'] };

/** Draws screens at their addresses; any other address shows as `em /endereco`. */
export function openScreen(
  path: string,
  screens: Readonly<Record<string, ReactNode>>,
  configuracao: Partial<Configuracao> = {},
  ambiente: 'producao' | 'teste' = 'teste',
  /** Where the campaign is on the web, in the installed app. */
  site?: string,
): void {
  window.history.replaceState(null, '', path);
  const complete = { ...configuracaoPadrao, ...inicio, ...configuracao };
  // A fresh start of the app: its cache is empty.
  queries.clear();
  const partida = { configuracao: complete, ambiente, ...(site !== undefined && { site }) };
  render(
    <PartidaProvider partida={partida}>
      <Queries>
        <AppRouter>
          <Routes>
            {Object.entries(screens).map(([address, screen]) => (
              <Route key={address} path={address} element={screen} />
            ))}
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </AppRouter>
      </Queries>
    </PartidaProvider>,
  );
}

function Elsewhere() {
  const { pathname } = useLocation();
  return <p>em {pathname}</p>;
}

/** Presses the button of this name. */
export const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

/** The same once the button takes another press: one that sends something is deaf for a while after the first. */
export async function pressAgain(name: string): Promise<void> {
  const button = screen.getByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(button);
}

/** What the open dialog says; '' when none is open. */
export const dialogText = (): string => document.querySelector('dialog[open]')?.textContent ?? '';

/** Leaves nothing for the next test. */
export function closeScreen(): void {
  cleanup();
  session.signOut();
  sessaoAviso.dismiss();
  network.heard();
  queries.clear();
  campanhaStore.forget();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  persistencia.forget();
  relogio.hear(new Date().toUTCString());
}
