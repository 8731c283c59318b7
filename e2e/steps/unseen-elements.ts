/** The window of a checked page: the signatures known to the walk, and the elements of the next check. */
interface CheckedWindow {
  seenSignatures?: Set<number>;
  unseenElements?: Element[];
}

/**
 * Runs in the page: stores the elements with text whose style no earlier state of the walk has shown, for
 * the colour rules, and returns their signatures. An element's signature has everything that a style sheet can select:
 * tags, classes, states and attributes of the element and its ancestors, theme and width of the window.
 *
 * @param known signatures of earlier documents, on the first look at a document
 */
export function findUnseen(known: readonly number[] | null): number[] {
  const checked = window as unknown as CheckedWindow;
  if (known || !checked.seenSignatures) checked.seenSignatures = new Set(known);
  const seen = checked.seenSignatures;
  /** A 53-bit hash (cyrb53) of a text, chained to its ancestor's. */
  const hash = (seed: number, text: string): number => {
    let [high, low] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ (seed / 2 ** 32)];
    for (let at = 0; at < text.length; at += 1) {
      high = Math.imul(high ^ text.charCodeAt(at), 2654435761);
      low = Math.imul(low ^ text.charCodeAt(at), 1597334677);
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
    return 4294967296 * (2097151 & low) + (high >>> 0);
  };
  const states = ['checked', 'disabled', 'invalid', 'placeholder-shown', 'first-child', 'last-child'];
  const describe = (element: Element): string =>
    [
      element.tagName,
      ...[...element.attributes]
        .filter(
          ({ name }) =>
            !/^(id|for|href|src|srcset|alt|value|aria-label|aria-(labelled|described)by)$/.test(name),
        )
        .map(({ name, value }) => `${name}=${value}`),
      ...states.filter((state) => element.matches(`:${state}`)),
      element === document.activeElement ? 'focus' : '',
    ].join(' ');
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert]');
  const holdsText = (element: Element): boolean =>
    /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const unseen: Element[] = [];
  const found: number[] = [];
  const walk = (element: Element, ancestors: number): void => {
    const signature = hash(ancestors, describe(element));
    if (!seen.has(signature) && holdsText(element) && isVisible(element)) {
      unseen.push(element);
      // Below an open dialog the dialog may cover it: the state without the dialog decides.
      if (!top || top.contains(element)) found.push(signature);
    }
    for (const child of element.children) walk(child, signature);
  };
  const style = getComputedStyle(document.documentElement);
  const theme = [style.colorScheme, style.fontSize, style.getPropertyValue('--cor-primaria'), innerWidth];
  walk(document.body, hash(0, theme.join(' ')));
  for (const signature of found) seen.add(signature);
  checked.unseenElements = unseen;
  return found;
}
