import { type Page } from '@playwright/test';
import { expect } from '../expect.ts';
import type { See } from '../go.ts';
import { takePicture } from './pictures.ts';

/** Runs in the page: returns descriptions of layout faults. */
export function findFaults(): string[] {
  const faults: string[] = [];
  const top = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className.toString().split(' ')[0]} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getClientRects().length > 0;
  const hidden = new Map<Element, boolean>();
  /** For screen readers only: visually hidden on purpose. */
  const isVisuallyHidden = (element: Element): boolean => {
    const isHidden = hidden.get(element) ?? hasHiddenAround(element);
    hidden.set(element, isHidden);
    return isHidden;
  };
  const hasHiddenAround = (element: Element): boolean => {
    const style = getComputedStyle(element);
    if (style.clipPath !== 'none' || (style.position === 'absolute' && element.clientWidth <= 1)) return true;
    return element.parentElement !== null && element !== top && isVisuallyHidden(element.parentElement);
  };

  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} wide`);
  if (top !== document.body && top.scrollWidth > top.clientWidth)
    faults.push(`${name(top)} scrolls sideways`);

  /** Returns the bounds of the element's own text, without that of its children. */
  const getTextBounds = (element: HTMLElement) => {
    const boxes = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        const words = document.createRange();
        words.selectNodeContents(node);
        return [...words.getClientRects()];
      });
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top: edge }) => edge)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  };
  /** Finds ancestors that clip the text without a way to scroll to it. */
  const findCuts = (element: HTMLElement): string[] => {
    const ink = getTextBounds(element);
    const cuts: string[] = [];
    let [isLostX, isLostY] = [true, true];
    for (let around: Element = element; around !== top.parentElement; around = around.parentElement!) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      const isOutX = ink.right > frame.right + 1 || ink.left < frame.left - 1;
      const isOutY = ink.bottom > frame.bottom + 2 || ink.top < frame.top - 2;
      if (isLostX && /hidden|clip/.test(overflowX) && isOutX) cuts.push(`cut sideways by ${name(around)}`);
      if (isLostY && /hidden|clip/.test(overflowY) && isOutY) cuts.push(`cut below by ${name(around)}`);
      isLostX &&= !/auto|scroll/.test(overflowX);
      isLostY &&= !/auto|scroll/.test(overflowY);
    }
    if (isLostX && (ink.left < -1 || ink.right > innerWidth + 1)) cuts.push('leaves the window');
    return cuts.map((cut) => `${name(element)} ${cut}`);
  };
  const holdsText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  for (const element of top.querySelectorAll<HTMLElement>('*')) {
    if (!holdsText(element) && !(element instanceof HTMLInputElement)) continue;
    if (!isShown(element) || element.closest('svg, option, datalist') || isVisuallyHidden(element)) continue;
    if (holdsText(element) && !(element instanceof HTMLTextAreaElement)) faults.push(...findCuts(element));
    if (element instanceof HTMLInputElement && /text|tel|email|search|password/.test(element.type)) {
      const { placeholder, value } = element;
      if (value && element.scrollWidth > element.clientWidth + 1 && value.length < 16)
        faults.push(`input cuts "${value}"`);
      if (!value && placeholder && element.scrollWidth > element.clientWidth + 1)
        faults.push(`input cuts its example "${placeholder}"`);
    }
  }
  return [...new Set(faults)];
}

/** Runs in the page: finds touch targets below 44 px, except links within a sentence. */
export function findSmallTargets(): string[] {
  const top = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
  const small: string[] = [];
  /** Returns the touch area: the box, or an invisible overlay extending it. */
  const getTouchArea = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const over = getComputedStyle(element, '::after');
    if (over.content === 'none' || over.position !== 'absolute') return { width, height };
    const [top, right, bottom, left] = [over.top, over.right, over.bottom, over.left].map(parseFloat) as [
      number,
      number,
      number,
      number,
    ];
    return { width: Math.max(width, width - left - right), height: Math.max(height, height - top - bottom) };
  };
  for (const element of top.querySelectorAll<HTMLElement>('button, a, input, select, summary, textarea')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('[inert]') || element.tabIndex < 0) continue;
    // The label of a checkbox is part of its touch area.
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    const boxes = [element, ...(label?.contains(element) ? [label] : [])].map((one) => getTouchArea(one));
    const isInline = element.tagName === 'A' && getComputedStyle(element).display === 'inline';
    const least = isInline ? 20 : 43.5;
    const fits = boxes.some(({ width, height }) => width >= (isInline ? 0 : least) && height >= least);
    if (!fits) {
      const { width, height } = boxes[0]!;
      const words = (element.textContent || element.getAttribute('aria-label') || element.id)
        .trim()
        .slice(0, 40);
      small.push(
        `${element.tagName.toLowerCase()} "${words}" is ${Math.round(width)} × ${Math.round(height)}`,
      );
    }
  }
  return small;
}

/** Runs in the page: finds text covered by the sticky bars at the end of the scroll. */
async function findCovered(): Promise<string[]> {
  const top = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  const scroller = top
    ? ([...top.querySelectorAll<HTMLElement>('*')].find(
        (one) =>
          one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY),
      ) ?? top)
    : document.documentElement;
  const isAtEnd = () => scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
  // Content that loads after the first scroll moves the end.
  for (let frame = 0; frame === 0 || (frame < 60 && !isAtEnd()); frame++) {
    scroller.scrollTop = scroller.scrollHeight;
    await new Promise(requestAnimationFrame);
  }
  const covered: string[] = [];
  const area = top ?? document.querySelector('main') ?? document.body;
  /** An inner scroller brings its own content into view. */
  const isScrolledAway = (element: Element, y: number): boolean => {
    for (let around = element.parentElement; around && around !== area; around = around.parentElement) {
      const frame = around.getBoundingClientRect();
      if (/auto|scroll/.test(getComputedStyle(around).overflowY) && (y > frame.bottom || y < frame.top))
        return true;
    }
    return false;
  };
  for (const element of area.querySelectorAll<HTMLElement>('button, a, p, h1, h2, h3, label, input, li')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.bottom - Math.min(8, box.height / 2)];
    if (box.width < 2 || y < 0 || y > innerHeight || x < 0 || x > innerWidth) continue;
    if (isScrolledAway(element, y)) continue;
    const seen = document.elementFromPoint(x, y);
    if (!seen || element.contains(seen) || seen.contains(element)) continue;
    const cover = seen.closest('nav, [class*=bar]');
    if (!cover || cover.contains(element)) continue;
    const words = element.textContent.trim().slice(0, 40);
    covered.push(
      `${element.tagName.toLowerCase()} "${words}" lies under ${cover.tagName.toLowerCase()}.${cover.className}`,
    );
  }
  scroller.scrollTop = 0;
  return covered;
}

/** Returns one expression for all checks: each call to the page costs as much as a check. */
const toExpression = (hasTouch: boolean): string => {
  const checks = [findFaults, ...(hasTouch ? [findSmallTargets] : []), findCovered];
  const calls = checks.map((check) => `...(await (${check.toString()})())`);
  return `(async () => [${calls.join()}])()`;
};

/** Doubles the text size on every page loaded from now on. */
export async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Collects layout faults in every state of a walk. A mouse needs no touch targets.
 *
 * @param pictures prefix of the screenshots
 */
export function createLayoutChecks(
  pictures: string,
  { hasTouch = true }: { readonly hasTouch?: boolean } = {},
): { readonly see: See; expectNothing(): void } {
  const found: string[] = [];
  let looks = 0;
  return {
    async see(page, state) {
      looks += 1;
      const faults = await page.evaluate<string[]>(toExpression(hasTouch));
      found.push(...faults.map((fault) => `${state}: ${fault}`));
      const number = String(looks).padStart(2, '0');
      await takePicture(page, `${pictures}-${number}-${state.replace(/\W+/g, '-').slice(0, 40)}`);
    },
    expectNothing() {
      expect(looks).toBeGreaterThan(0);
      expect(found).toEqual([]);
    },
  };
}
