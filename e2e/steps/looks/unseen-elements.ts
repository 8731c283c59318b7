/** The window of a checked page: the known styles, and the elements of the next check. */
interface CheckedWindow {
  seenStyles?: Set<number>;
  unseenElements?: Element[];
}

/**
 * Runs in the page: stores the elements with text whose computed style no earlier state has shown, for the colour
 * rules, and returns the fingerprints of these styles. A style has the colours, font and decoration of the text, and
 * every background behind it up to an opaque one; a positioned layer in between adds the path of the element, because
 * it may lie over content that is no ancestor.
 *
 * @param known fingerprints from earlier documents, on the first look at a document
 */
export function findUnseen(known: readonly number[] | null): { styles: number[]; hasUnseen: boolean } {
  const checked = window as unknown as CheckedWindow;
  if (known || !checked.seenStyles) checked.seenStyles = new Set(known);
  const seen = checked.seenStyles;
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert]');
  const holdsText = (element: Element): boolean =>
    /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const describePath = (element: Element | null): string =>
    element ? `${describePath(element.parentElement)}>${element.tagName}.${String(element.className)}` : '';
  const described = new Map<Element, [string, boolean]>();
  /** Describes the layers behind an element, once; true when one of them is positioned. */
  const describeLayers = (element: Element | null): [string, boolean] => {
    if (!element) return ['', false];
    const layers = described.get(element) ?? describeOwnLayers(element);
    described.set(element, layers);
    return layers;
  };
  const describeOwnLayers = (element: Element): [string, boolean] => {
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
    const layer = [backgroundColor, backgroundImage, opacity, filter].join(' ');
    const isOpaque = backgroundColor.startsWith('rgb(') && backgroundImage === 'none' && opacity === '1';
    if (isOpaque) return [layer, false];
    const [behind, isPositioned] = describeLayers(element.parentElement);
    return [`${layer}/${behind}`, isPositioned || /absolute|fixed|sticky/.test(position)];
  };
  const describe = (element: Element): string => {
    const { color, fontSize, fontWeight, textDecorationLine, textShadow } = getComputedStyle(element);
    const link = element.closest('a');
    const [layers, isPositioned] = describeLayers(element);
    return [
      color,
      fontSize,
      fontWeight,
      textDecorationLine,
      textShadow,
      layers,
      link?.parentElement ? getComputedStyle(link.parentElement).color : '',
      element.matches(':placeholder-shown') ? getComputedStyle(element, '::placeholder').color : '',
      element.closest(':disabled, [aria-disabled=true]') ? 'disabled' : '',
      isPositioned ? describePath(element) : '',
    ].join(';');
  };
  /** Returns 53 bits of the text, so that thousands of styles fit in one message. */
  const toFingerprint = (text: string): number => {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at++) {
      high = Math.imul(high ^ text.charCodeAt(at), 2654435761);
      low = Math.imul(low ^ text.charCodeAt(at), 1597334677);
    }
    return 4294967296 * (0x1fffff & (high ^ (high >>> 13))) + ((low ^ (low >>> 16)) >>> 0);
  };
  const unseen: Element[] = [];
  const found = new Set<number>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!holdsText(element) || !isVisible(element)) continue;
    const style = toFingerprint(describe(element));
    if (seen.has(style) || found.has(style)) continue;
    unseen.push(element);
    // Below an open dialog the dialog may cover it: the state without the dialog decides.
    if (!top || top.contains(element)) found.add(style);
  }
  for (const style of found) seen.add(style);
  checked.unseenElements = unseen;
  return { styles: [...found], hasUnseen: unseen.length > 0 };
}
