/** The window of a checked page: the styles known to the walk, and the elements of the next check. */
interface CheckedWindow {
  seenStyles?: Set<string>;
  unseenElements?: Element[];
}

/**
 * Runs in the page: stores the elements with text whose computed style no earlier state of the walk has shown, for
 * the colour rules, and returns these styles. A style has the colours, font and decoration of the text, and every
 * background behind it up to an opaque one; a positioned layer in between adds the path of the element, because it
 * may lie over content that is no ancestor.
 *
 * @param known styles of earlier documents, on the first look at a document
 */
export function findUnseen(known: readonly string[] | null): { styles: string[]; hasUnseen: boolean } {
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
  /** Describes the layers behind an element; true when one of them is positioned. */
  const describeLayers = (element: Element | null): [string, boolean] => {
    if (!element) return ['', false];
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
  const unseen: Element[] = [];
  const found = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!holdsText(element) || !isVisible(element)) continue;
    const style = describe(element);
    if (seen.has(style) || found.has(style)) continue;
    unseen.push(element);
    // Below an open dialog the dialog may cover it: the state without the dialog decides.
    if (!top || top.contains(element)) found.add(style);
  }
  for (const style of found) seen.add(style);
  checked.unseenElements = unseen;
  return { styles: [...found], hasUnseen: unseen.length > 0 };
}
