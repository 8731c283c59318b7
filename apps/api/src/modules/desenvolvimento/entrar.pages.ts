import { paths } from '@trevo/contract/paths';
import type { LoginDemo } from './desenvolvimento.pages.ts';

/** Where and how a screen is opened. */
export interface Entrada {
  /** Undefined for a visitor. */
  readonly login: Pick<LoginDemo, 'usuario' | 'senha'> | undefined;
  /** Path of the screen. */
  readonly para: string;
  /** The person's choice of light or dark; undefined keeps it. */
  readonly esquema: 'claro' | 'escuro' | undefined;
}

/** Stores the same keys as the app after a sign-in: `platform/session` and `platform/esquema` of the web app. */
const script = `async function enter({ login, para, esquema }) {
  if (esquema) localStorage.setItem('trevo.esquema', JSON.stringify(esquema));
  const known = JSON.parse(localStorage.getItem('trevo.login') ?? 'null');
  if (!login) localStorage.removeItem('trevo.login');
  else if (known?.usuario !== login.usuario) {
    const answer = await fetch('${paths['login.autenticar'].path}', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login),
    });
    const { retorno } = await answer.json();
    if (answer.ok) localStorage.setItem('trevo.login', JSON.stringify(retorno));
  }
  location.replace(para);
}`;

/** Renders the page that signs in as an example person and opens a screen of the app. */
export const renderEntrar = (
  entrada: Entrada,
): string => `<!doctype html><html lang="pt-BR"><meta charset="utf-8">
<meta name="color-scheme" content="light dark"><title>Entrando · Trevo</title>
<script>${script}
enter(${JSON.stringify(entrada).replaceAll('<', String.raw`\u003c`)})</script></html>`;
