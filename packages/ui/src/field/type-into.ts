/** What takes text: a key of the keyboard on the screen goes there. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

const textTypes = new Set(['text', 'tel', 'email', 'password', 'search', 'url', 'number']);

/** The text control that an event is about, unless it takes no text now. */
export function toTextControl(element: EventTarget | null): TextControl | null {
  const isText =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && textTypes.has(element.type));
  return isText && !element.readOnly && !element.disabled ? element : null;
}

/** Whether it takes figures and nothing else. */
export function isNumeric(control: TextControl): boolean {
  return (
    /^(numeric|tel|decimal)$/.test(control.inputMode) || control.type === 'tel' || control.type === 'number'
  );
}

/** Types into a control as a key would: masks see it before it happens, screens after it did. */
export function typeInto(control: TextControl, text: string): void {
  const { start, end } = findSelection(control);
  const { maxLength, value } = control;
  if (maxLength >= 0 && value.length - (end - start) >= maxLength) return;
  change(control, 'insertText', text, start, end);
}

/** Erases what is selected, or the character before the caret. */
export function eraseFrom(control: TextControl): void {
  const { start, end } = findSelection(control);
  const from = start === end ? start - 1 : start;
  if (from >= 0) change(control, 'deleteContentBackward', '', from, end);
}

/** Some types, such as `email`, do not say where the caret is: there it is at the end. */
function findSelection({ value, selectionStart, selectionEnd }: TextControl): { start: number; end: number } {
  return { start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
}

function change(control: TextControl, inputType: string, typed: string, start: number, end: number): void {
  const init = { inputType, data: typed || null, bubbles: true };
  if (!control.dispatchEvent(new InputEvent('beforeinput', { ...init, cancelable: true }))) return;
  const { value } = control;
  setValue(control, value.slice(0, start) + typed + value.slice(end));
  if (control.selectionStart !== null) control.setSelectionRange(start + typed.length, start + typed.length);
  control.dispatchEvent(new InputEvent('input', init));
}

/** By the browser's own setter: the one that React puts over it would take the change for one of its own. */
function setValue(control: TextControl, value: string): void {
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, value);
}
