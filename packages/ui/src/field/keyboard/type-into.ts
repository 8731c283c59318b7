/** A text control that the on-screen keyboard can type into. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

const textTypes = new Set(['text', 'tel', 'email', 'password', 'search', 'url', 'number']);

/** Returns the text control of an event target, unless it is not editable. */
export function toTextControl(element: EventTarget | null): TextControl | null {
  const isText =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && textTypes.has(element.type));
  return isText && !element.readOnly && !element.disabled ? element : null;
}

/** A control with a value that keys change: text, or the choice of a list. */
export type KeyControl = TextControl | HTMLSelectElement;

/** Returns the control of an event target with a value that keys change. */
export function toKeyControl(element: EventTarget | null): KeyControl | null {
  if (element instanceof HTMLSelectElement) return element.disabled ? null : element;
  return toTextControl(element);
}

/** Whether it accepts digits only. */
export function isNumeric(control: TextControl): boolean {
  return (
    /^(numeric|tel|decimal)$/.test(control.inputMode) || control.type === 'tel' || control.type === 'number'
  );
}

/** Types into a control like a real key: fires `beforeinput` for masks, then `input`. */
export function typeInto(control: TextControl, text: string): void {
  const { start, end } = findSelection(control);
  const { maxLength, value } = control;
  if (maxLength >= 0 && value.length - (end - start) >= maxLength) return;
  change(control, 'insertText', text, start, end);
}

/** Erases the selection, or the character before the caret. */
export function eraseFrom(control: TextControl): void {
  const { start, end } = findSelection(control);
  const from = start === end ? start - 1 : start;
  if (from >= 0) change(control, 'deleteContentBackward', '', from, end);
}

/** Replaces the value like a user's edit, for example to undo input. */
export function replaceValue(control: KeyControl, value: string): void {
  if (control.value === value) return;
  setValue(control, value);
  control.dispatchEvent(new InputEvent('input', { inputType: 'insertReplacementText', bubbles: true }));
  // React listens to `change` of a select.
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Some types, such as `email`, do not expose the caret: then it is at the end. */
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

/** Uses the native setter: React overrides the instance's one and would ignore the change. */
function setValue(control: KeyControl, value: string): void {
  const prototype =
    control instanceof HTMLSelectElement
      ? HTMLSelectElement
      : control instanceof HTMLTextAreaElement
        ? HTMLTextAreaElement
        : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, value);
}
