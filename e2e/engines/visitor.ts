import { expect, type APIRequestContext } from '@playwright/test';
import { addressOf } from '../steps/addresses.ts';
import { findFaults, findSmallTargets } from '../steps/looks/layout-checks.ts';
import type { Key, Point, Tab } from './drivers/engine.ts';
import {
  findTarget,
  isCalm,
  measureSurface,
  nameFocused,
  nameSwitchOff,
  pushAddress,
  type Target,
} from './in-page.ts';

type Name = string | RegExp;
type Role = Target['role'];

/** Console messages about 4xx responses are no app errors; each browser words them differently. */
const answered = /the server responded with a status of 4\d\d/;
/** Console messages about failed requests, in each browser's wording. */
const unreached =
  /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|NetworkError|Could not connect|Failed to load/;

/** A simulated user with a phone, whose actions wait for their effect. */
export class Visitor {
  readonly tab: Tab;
  /** For users and campaigns that a test needs. */
  readonly request: APIRequestContext;
  readonly #savePicture: (step: string, picture: Buffer) => void;
  #isNetworkForgiven = false;

  constructor(tab: Tab, request: APIRequestContext, savePicture: (step: string, picture: Buffer) => void) {
    this.tab = tab;
    this.request = request;
    this.#savePicture = savePicture;
  }

  /** Loads a screen. */
  async load(path: string, origin = addressOf('localhost')): Promise<void> {
    await this.tab.load(origin + path);
  }

  /** Navigates to a screen within the app and waits for it. */
  async go(path: string): Promise<void> {
    await this.tab.run(pushAddress, path);
    await this.waitForCalm();
  }

  /** Stores a session, used from the next load on. */
  async storeSession(session: object, origin = addressOf('localhost')): Promise<void> {
    // A page of the same origin that does not start the app.
    await this.tab.load(`${origin}/icone.svg`);
    await this.tab.run((login) => localStorage.setItem('trevo.login', login), JSON.stringify(session));
  }

  async sees(role: Role, name: Name): Promise<void> {
    const target = { ...toTarget(role, name), isTouched: false };
    await expect
      .poll(async () => Boolean(await this.tab.run(findTarget, target)), {
        message: `${role} ${String(name)} is seen`,
      })
      .toBe(true);
  }

  async seesNo(role: Role, name: Name): Promise<void> {
    const target = { ...toTarget(role, name), isTouched: false };
    await expect
      .poll(async () => Boolean(await this.tab.run(findTarget, target)), {
        message: `${role} ${String(name)} is seen no more`,
      })
      .toBe(false);
  }

  /** Taps an element once it is stable, enabled and uncovered. */
  async touch(role: Role, name: Name): Promise<void> {
    const target = { ...toTarget(role, name), isTouched: true };
    let place: Point | undefined;
    const look = async () => {
      const found = await this.tab.run(findTarget, target);
      place = found ?? undefined;
      return found ? (found.obstacle ?? 'free') : 'missing';
    };
    await expect.poll(look, { message: `${role} ${String(name)} can be touched` }).toBe('free');
    await this.tab.drag([place!]);
  }

  /** Taps a field and types into it, replacing its content. */
  async fill(label: Name, text: string): Promise<void> {
    await this.touch('field', label);
    await this.tab.run(() => (document.activeElement as HTMLInputElement).select());
    await this.tab.type(text);
  }

  press(key: Key): Promise<void> {
    return this.tab.press(key);
  }

  async expectFocus(name: Name): Promise<void> {
    await expect.poll(() => this.tab.run(nameFocused), { message: 'the focus' }).toMatch(name);
  }

  async waitForCalm(): Promise<void> {
    await expect.poll(() => this.tab.run(isCalm), { message: 'the screen is calm' }).toBe(true);
  }

  /** Saves a screenshot of this step once the page is idle, and checks its layout for faults. */
  async look(step: string): Promise<void> {
    await this.waitForCalm();
    this.#savePicture(step, await this.tab.takePicture());
    expect.soft(await this.tab.run(findFaults), `how ${step} lies in the window`).toEqual([]);
    expect.soft(await this.tab.run(findSmallTargets), `targets of ${step}`).toEqual([]);
  }

  /** Scratches the surface from side to side. */
  async rub(): Promise<void> {
    const box = await this.tab.run(measureSurface);
    expect(box, 'there is something to rub').not.toBeNull();
    const { left, top, width, height } = box!;
    const way: Point[] = [{ x: left + 40, y: top + 14 }];
    for (let y = 6; y < height; y += 52)
      way.push({ x: left + width - 6, y: top + y }, { x: left + 6, y: top + Math.min(y + 26, height - 4) });
    await this.tab.drag(way);
  }

  /** Switches on every switch that is off. */
  async switchAllOn(): Promise<void> {
    for (;;) {
      const label = await this.tab.run(nameSwitchOff);
      if (label === null) return;
      await this.touch('switch', label);
      await expect.poll(() => this.tab.run(nameSwitchOff), { message: `${label} is on` }).not.toBe(label);
    }
  }

  async scrollToEnd(): Promise<void> {
    await this.waitForCalm();
    await this.tab.run(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  }

  /** Ignores network errors in the console after a deliberate cut. */
  forgiveNetwork(): void {
    this.#isNetworkForgiven = true;
  }

  /** Returns the console errors, without messages about HTTP responses. */
  async listErrors(): Promise<string[]> {
    return (await this.tab.listErrors()).filter(
      (text) => !answered.test(text) && !(this.#isNetworkForgiven && unreached.test(text)),
    );
  }
}

const toTarget = (role: Role, name: Name): Target =>
  typeof name === 'string' ? { role, name, isPattern: false } : { role, name: name.source, isPattern: true };
