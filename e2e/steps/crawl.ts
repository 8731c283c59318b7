import { expect, type Locator, type Page } from '@playwright/test';
import { paths, type CallId } from '@trevo/contract/paths';
import { conferirPath } from '@trevo/contract/sorteio/conferir-path';
import { go, waitForScreen, type See } from './go.ts';

/** Read-only calls by POST, and the renewal of the session. */
const reads: readonly CallId[] = [
  'login.autenticar',
  'configuracao.listar',
  'campanha.associados',
  'quiz.obterCedulas',
  'produto.listarFiltroConfiguracao',
];

const toPatterns = (ids: readonly CallId[]) =>
  ids.map((id) => new RegExp(`^${paths[id].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
const readPatterns = toPatterns(reads);

/** Blocks every call that writes, because other journeys share the user. */
export async function refuseWrites(page: Page): Promise<void> {
  // A glob would take the brackets literally.
  await page.route(/\/v[12]\//, (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const isRead = request.method() === 'GET' || readPatterns.some((pattern) => pattern.test(pathname));
    if (isRead) return route.continue();
    const mensagem = 'Recusado.';
    const json = { codigo: 'requisicao.invalida', mensagem, retorno: mensagem, requisicao: 'r' };
    return route.fulfill({ status: 400, json });
  });
}

/** Timeout for a tap on an existing element, in milliseconds. */
const patience = 5_000;
/** Maximum number of tapped buttons per style, of a screen and of a panel: the rows of a list all do the same. */
const perLook = { screen: 3, panel: 8 };
/** Maximum depth of taps into a panel: its opener, and its questions. */
const deepest = 4;

/**
 * Effects of buttons by their names along the trail: the path to which it leads, or null when the screen stays.
 * Crawls of several campaigns share them, because a button does the same in each; panels are opened in each.
 */
export type Effects = Map<string, string | null>;

interface Found {
  /** The screens by path, with the first address that led there. */
  readonly addresses: Map<string, string>;
  /** Names of buttons that were tapped. */
  readonly tapped: Set<string>;
  readonly effects: Effects;
}

/** A button by its name, and whether it declares that it opens a panel. */
interface Button {
  readonly name: string;
  readonly opensPanel: boolean;
}

/**
 * Crawls the app by visible links and buttons from the screen at `start`, and returns the first address of every
 * screen found, by its path. Calls `see` on each screen. Buttons with a known effect are not tapped.
 */
export async function crawl(
  page: Page,
  start: string,
  effects: Effects,
  see: See,
): Promise<ReadonlyMap<string, string>> {
  const found: Found = { addresses: new Map([[start, start]]), tapped: new Set(), effects };
  // The map grows during the iteration.
  for (const [pathname, address] of found.addresses) {
    // The page that verifies a draw is outside the app, and leads back to its entry.
    if (pathname === conferirPath) continue;
    await open(page, address);
    await see(page, address);
    await collectLinks(page, page.locator('body'), found);
    for (const button of await listButtons(page.locator('body'), found, perLook.screen))
      await tapAlong(page, address, [button], found);
  }
  return found.addresses;
}

async function open(page: Page, address: string): Promise<void> {
  await (isAt(page, address) ? waitForScreen(page) : go(page, address));
}

/** Another page or another filter of a list is the same screen. */
const isAt = (page: Page, address: string): boolean =>
  new URL(address, page.url()).pathname === new URL(page.url()).pathname;

const dialogs = (page: Page) => page.locator('dialog[open]');

/** Records the target of each visible link that can be tapped. */
async function collectLinks(page: Page, place: Locator, found: Found): Promise<void> {
  const links = place.locator('a[href]').filter({ visible: true });
  const known = [...found.addresses.keys()];
  for (const { href, address, isHit } of await links.evaluateAll(findNewLinks, known)) {
    const url = new URL(href);
    if (found.addresses.has(url.pathname)) continue;
    // Reports why the link cannot be tapped, or waits until it can.
    if (!isHit)
      await links
        .and(page.locator(`a[href="${address}"]`))
        .first()
        .click({ trial: true, timeout: patience });
    note(found, url);
  }
}

/** Runs in the page: returns the links to other screens, and whether a tap in the middle of their first line hits them. */
function findNewLinks(
  links: Element[],
  known: readonly string[],
): { readonly href: string; readonly address: string; readonly isHit: boolean }[] {
  return links.flatMap((link) => {
    const { href, origin, pathname } = link as HTMLAnchorElement;
    if (origin !== location.origin || known.includes(pathname)) return [];
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const line = link.getClientRects()[0]!;
    const hit = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    return [{ href, address: link.getAttribute('href')!, isHit: hit !== null && link.contains(hit) }];
  });
}

function note(found: Found, { pathname, search }: URL): void {
  if (!found.addresses.has(pathname)) found.addresses.set(pathname, pathname + search);
}

/**
 * Taps these buttons in order, then every button of the panel that they lead to, and returns to the screen. A
 * panel that its opener does not declare has actions of the screen itself: only its links are followed.
 */
async function tapAlong(page: Page, address: string, trail: readonly Button[], found: Found): Promise<void> {
  const key = trail.map(({ name }) => toKey(name)).join(' › ');
  const known = found.effects.get(key);
  if (known !== undefined) {
    if (known !== null) note(found, new URL(known, page.url()));
    return;
  }
  const before = new URL(page.url());
  let isTapped = false;
  for (const [at, button] of trail.entries()) {
    isTapped =
      at === 0
        ? await tapOnScreen(page, button, found)
        : await tap(page, dialogs(page).last(), button, found);
    if (!isTapped) break;
  }
  const panel = dialogs(page).last();
  const isOpen = (await dialogs(page).count()) > 0;
  if (isTapped && !isOpen) learn(found, key, before, new URL(page.url()));
  if (isOpen) await collectLinks(page, panel, found);
  const goesOn = isOpen && trail[0]?.opensPanel === true && trail.length < deepest;
  const inners = goesOn ? await listButtons(panel, found, perLook.panel) : [];
  if (isOpen) await closeDialogs(page);
  if (isOpen || !isAt(page, address)) await open(page, address);
  for (const inner of inners.filter(({ opensPanel }) => !opensPanel))
    await tapAlong(page, address, [...trail, inner], found);
}

/** Remembers the effect of a button that opened no panel. An address with a query is the campaign's own. */
function learn({ effects }: Found, key: string, before: URL, after: URL): void {
  if (after.href === before.href) effects.set(key, null);
  else if (after.search === '') effects.set(key, after.pathname);
}

/** Normalizes numbers: `Notificações, 4 novas` changes with new notifications. */
const toKey = (name: string): string => name.replaceAll(/\d+/g, '#');

/** Excludes submit buttons, because submitting writes. */
const ready = 'button:not([disabled]):not([aria-disabled=true]):not([type=submit])';

/** Returns the buttons that can be tapped now and were not tapped before. */
async function listButtons(place: Locator, found: Found, most: number): Promise<Button[]> {
  const buttons = await place
    .locator(ready)
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.map((element) => ({
        name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
        opensPanel: element.getAttribute('aria-haspopup') === 'dialog',
        look: element.className,
      })),
    );
  const looks = new Map<string, number>();
  return buttons.flatMap(({ name, opensPanel, look }) => {
    const seen = looks.get(look) ?? 0;
    const key = toKey(name);
    if (name === '' || found.tapped.has(key) || seen >= most) return [];
    looks.set(look, seen + 1);
    found.tapped.add(key);
    return [{ name, opensPanel }];
  });
}

/** Taps a button of the screen; a late result of an earlier tap may cover it. */
async function tapOnScreen(page: Page, button: Button, found: Found): Promise<boolean> {
  let isTapped = false;
  await expect(async () => {
    if ((await dialogs(page).count()) > 0) await closeDialogs(page);
    isTapped = await tap(page, page.locator('body'), button, found);
  }).toPass();
  return isTapped;
}

/** Taps a button and records its target; false when it is gone. */
async function tap(page: Page, place: Locator, { name, opensPanel }: Button, found: Found): Promise<boolean> {
  const buttons = place.locator(ready).filter({ visible: true });
  const named = buttons.filter({ hasText: name }).or(buttons.and(page.getByLabel(name, { exact: true })));
  if ((await named.count()) === 0) return false;
  const before = page.url();
  await named.first().click({ timeout: patience });
  if (opensPanel) await expect(dialogs(page)).not.toHaveCount(0);
  await settle(page);
  if (page.url() !== before) note(found, new URL(page.url()));
  return true;
}

/**
 * Waits until a tap has taken effect: a panel is open, or closed with its history entry, and no request is pending,
 * also in the next task, in which React renders a screen opened from a panel.
 */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const isSettled = () =>
      document.querySelector('[role=status][aria-busy=true]') === null &&
      Boolean((history.state as { usr?: { layer?: object } } | null)?.usr?.layer) ===
        (document.querySelector('dialog[open]') !== null);
    if (!isSettled()) return false;
    await new Promise((done) => setTimeout(done));
    return isSettled();
  });
}

async function closeDialogs(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await settle(page);
}
