import type { CrawlWindow } from './crawl-window.ts';

/** A button by its name, and whether it declares that it opens a panel. */
interface Button {
  readonly name: string;
  readonly opensPanel: boolean;
}

/** The findings of a crawl: those before a screen are given to the page, which returns the new ones. */
interface Findings {
  /** The screens by path, with the first address that led there. */
  readonly addresses: readonly (readonly [path: string, address: string])[];
  /** Names of buttons that were tapped. */
  readonly tapped: readonly string[];
  /** Effects of buttons, by their names along the trail. */
  readonly effects: readonly (readonly [trail: string, effect: string | null])[];
}

interface CrawlGiven {
  readonly address: string;
  readonly known: Findings;
  readonly limits: typeof crawlLimits;
}

/** Maximum number of tapped buttons per style: the rows of a list all do the same. */
const most = { screen: 3, panel: 8 };

/** Maximum depth of taps into a panel: its opener, and its questions. */
const deepest = 4;

/** Upper bound for the effect of a tap on a busy machine, in milliseconds. */
const patience = 30_000;

/** Excludes submit buttons, because submitting writes. */
const ready = 'button:not([disabled]):not([aria-disabled=true]):not([type=submit])';

export const crawlLimits = { most, deepest, patience, ready };

/**
 * Runs in the page: collects the links of the screen at `address`, taps its buttons and those of the panels that they
 * open, and returns the new findings. One call for a screen, because each call to the page costs more than a tap.
 *
 * @throws when a link or a button cannot be tapped, or an effect does not end
 */
export async function crawlScreen({ address, known, limits }: CrawlGiven): Promise<Findings> {
  const { most, deepest, patience, ready } = limits;
  const { isBusy } = window as unknown as CrawlWindow;
  const addresses = new Map(known.addresses);
  const tapped = new Set(known.tapped);
  const effects = new Map(known.effects);
  const touch = { bubbles: true, cancelable: true, composed: true, isPrimary: true, pointerType: 'touch' };
  const dialogs = () => [...document.querySelectorAll('dialog[open]')];

  const until = async (isTrue: () => boolean, words: () => string) => {
    const end = performance.now() + patience;
    // Each attempt lays the page out: an effect that takes long is asked for less often.
    for (let pause = 0; !isTrue(); pause = Math.min(pause + 4, 40)) {
      if (performance.now() > end) throw new Error(`${address}: ${words()}`);
      await new Promise((done) => setTimeout(done, pause));
    }
  };

  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

  /** Normalizes numbers: `Notificações, 4 novas` changes with new notifications. */
  const toKey = (name: string) => name.replaceAll(/\d+/g, '#');
  const toName = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent).trim();

  const note = ({ pathname, search }: URL | Location) => {
    if (!addresses.has(pathname)) addresses.set(pathname, pathname + search);
  };

  /** Scrolls to an element, and returns the element at the middle of its first line, where a finger hits. */
  const findHit = (element: Element): Element | null => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const line = element.getClientRects()[0];
    return line ? document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2) : null;
  };
  const isTappable = (element: Element) => element.contains(findHit(element));
  const describeHit = (element: Element) =>
    `"${toName(element)}" cannot be tapped; at its place is ${findHit(element)?.outerHTML.slice(0, 200) ?? 'nothing'}`;

  /** Records the target of each visible link to another screen, which has to be tappable. */
  const collectLinks = async (place: Element) => {
    for (const link of place.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (link.origin !== location.origin || addresses.has(link.pathname) || !isVisible(link)) continue;
      await until(
        () => !link.isConnected || isTappable(link),
        () => describeHit(link),
      );
      if (link.isConnected) note(new URL(link.href));
    }
  };

  const findButtons = (place: Element) => [...place.querySelectorAll(ready)].filter(isVisible);

  /** Returns the buttons that can be tapped now and were not tapped before. */
  const listButtons = (place: Element, perLook: number): Button[] => {
    const looks = new Map<string, number>();
    return findButtons(place).flatMap((element) => {
      const name = toName(element);
      const seen = looks.get(element.className) ?? 0;
      if (name === '' || tapped.has(toKey(name)) || seen >= perLook) return [];
      looks.set(element.className, seen + 1);
      tapped.add(toKey(name));
      return [{ name, opensPanel: element.getAttribute('aria-haspopup') === 'dialog' }];
    });
  };

  /** Whether a tap has taken effect: a panel is open, or closed with its history entry, and nothing is pending. */
  const isSettled = () =>
    !isBusy() &&
    document.querySelector('[role=status][aria-busy=true]') === null &&
    Boolean((history.state as { usr?: { layer?: object } } | null)?.usr?.layer) === dialogs().length > 0;
  /** Also waits for the next task, in which React renders a screen opened from a panel. */
  const settle = async () => {
    const words = () => `an effect does not end; dialogs: ${dialogs().length}`;
    do {
      await until(isSettled, words);
      await new Promise((done) => setTimeout(done));
    } while (!isSettled());
  };

  const closePanels = async () => {
    while (dialogs().length > 0) {
      const count = dialogs().length;
      history.go(-1);
      await until(
        () => dialogs().length < count,
        () => `the back button does not close ${dialogs().at(-1)?.textContent}`,
      );
      await settle();
    }
  };

  /** Marks the title of the screen that is left. */
  const markTitle = (isLeft: boolean) => {
    for (const heading of document.querySelectorAll('h1')) heading.toggleAttribute('data-left', isLeft);
  };
  const waitForScreen = async () => {
    const isShown = () =>
      document.querySelector('h1:not([data-left])')?.checkVisibility({ visibilityProperty: true }) === true;
    await until(
      () => isShown() && isSettled(),
      () => `${location.pathname} does not open; shows ${document.body.innerText.slice(0, 200)}`,
    );
  };

  /** Opens the screen through the history, unless it is open: another page or filter of a list is the same screen. */
  const openScreen = async () => {
    const { pathname } = new URL(address, location.href);
    if (pathname !== location.pathname) {
      markTitle(true);
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      history.pushState({ usr: null, key: String(Math.random()).slice(2), idx: idx + 1 }, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    }
    await waitForScreen();
  };

  /** Taps a button and records its target; false when it is gone. */
  const tap = async (place: Element, { name, opensPanel }: Button): Promise<boolean> => {
    const button = findButtons(place).find((element) => toName(element) === name);
    if (!button) return false;
    const { href, pathname } = location;
    await until(
      () => isTappable(button),
      () => describeHit(button),
    );
    markTitle(true);
    const hit = findHit(button)!;
    for (const type of ['pointerdown', 'pointerup', 'click'])
      hit.dispatchEvent(new PointerEvent(type, touch));
    if (opensPanel)
      await until(
        () => dialogs().length > 0,
        () => `"${name}" opens no panel`,
      );
    await settle();
    if (location.pathname === pathname) markTitle(false);
    else await waitForScreen();
    if (location.href !== href) note(location);
    return true;
  };

  /**
   * Taps these buttons in order, then every button of the panel that they lead to. A panel that its opener does not
   * declare has actions of the screen itself: only its links are followed.
   */
  const tapAlong = async (trail: readonly Button[]): Promise<void> => {
    const key = trail.map(({ name }) => toKey(name)).join(' › ');
    const effect = effects.get(key);
    if (effect !== undefined) {
      if (effect !== null) note(new URL(effect, location.href));
      return;
    }
    await closePanels();
    await openScreen();
    // A late result of an earlier tap covers the screen.
    await closePanels();
    const before = new URL(location.href);
    let isTapped = false;
    for (const [at, button] of trail.entries()) {
      const place = at === 0 ? document.body : dialogs().at(-1);
      isTapped = place !== undefined && (await tap(place, button));
      if (!isTapped) break;
    }
    const panel = dialogs().at(-1);
    if (!panel) {
      // An address with a query is the campaign's own.
      if (isTapped && location.href === before.href) effects.set(key, null);
      else if (isTapped && location.search === '') effects.set(key, location.pathname);
      return;
    }
    await collectLinks(panel);
    if (trail[0]?.opensPanel !== true || trail.length >= deepest) return;
    for (const inner of listButtons(panel, most.panel))
      if (!inner.opensPanel) await tapAlong([...trail, inner]);
  };

  await openScreen();
  await collectLinks(document.body);
  for (const button of listButtons(document.body, most.screen)) await tapAlong([button]);
  await closePanels();
  const toNew = <Value>(all: ReadonlyMap<string, Value>, old: readonly (readonly [string, Value])[]) =>
    [...all].slice(old.length);
  return {
    addresses: toNew(addresses, known.addresses),
    tapped: [...tapped].slice(known.tapped.length),
    effects: toNew(effects, known.effects),
  };
}
