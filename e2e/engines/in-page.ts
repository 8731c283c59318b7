/** Functions that run in the page: each is sent as source text, so it can use only its argument and its own locals. */

export interface Target {
  readonly role: 'button' | 'link' | 'heading' | 'field' | 'switch' | 'text';
  /** The full name for buttons and headings; a substring for labels and texts. */
  readonly name: string;
  /** The name is the source of a regular expression. */
  readonly isPattern: boolean;
}

/** Finds the first match in the topmost layer, and scrolls it into view when it will be touched. */
export async function findTarget({ role, name, isPattern, isTouched }: Target & { isTouched: boolean }) {
  const selector = {
    button: 'button, [role=button]',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4',
    field: 'input, select, textarea',
    switch: '[role=switch], input[type=checkbox]',
    text: '*',
  }[role];
  const squeeze = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.innerText);
    const told = element.getAttribute('aria-label') ?? labels.join(' ');
    return squeeze(told || (role === 'text' ? element.textContent : element.innerText));
  };
  const isPart = role === 'field' || role === 'text' || role === 'switch';
  const fits = (text: string) =>
    isPattern ? new RegExp(name).test(text) : isPart ? text.includes(name) : text === name;
  const isShown = (element: HTMLElement) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getClientRects().length > 0;

  // A toast is above dialogs and outside of them.
  const top =
    role === 'text'
      ? document.body
      : ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body);
  const all = [...top.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !/^(SCRIPT|STYLE)$/.test(element.tagName) && fits(nameOf(element)) && isShown(element),
  );
  const element = all.find(
    (one) => role !== 'text' || !all.some((other) => other !== one && one.contains(other)),
  );
  if (!element) return undefined;

  const measure = () => {
    const { left, top: upper, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: upper + height / 2 };
  };
  if (!isTouched) return { ...measure(), obstacle: undefined };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = measure();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y } = measure();
  const hit = document.elementFromPoint(x, y);
  const isHit =
    hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element);
  const obstacle =
    before.x !== x || before.y !== y
      ? 'moves'
      : element.matches('[data-locked], [data-pending], [aria-disabled=true], :disabled')
        ? 'locked'
        : isHit
          ? undefined
          : `covered by ${hit?.outerHTML.slice(0, 100)}`;
  return { x, y, obstacle };
}

/** Whether the page is idle: the screen's title has changed, no request is pending, and no transition is running. */
export function isCalm(): boolean {
  const isMoving = document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
  const pictures = [...document.images].filter(
    (image) => image.checkVisibility() && image.loading !== 'lazy',
  );
  return (
    document.readyState === 'complete' &&
    document.querySelector('h1:not([data-left]), dialog[open]') !== null &&
    document.querySelector('[role=status][aria-busy=true], [class*=splash], .shell') === null &&
    !isMoving &&
    // The confetti is gone.
    document.querySelector('body > canvas') === null &&
    document.fonts.status === 'loaded' &&
    pictures.every(({ complete }) => complete)
  );
}

/** Returns the accessible name of the focused element. */
export function nameFocused(): string {
  const active = document.activeElement as HTMLElement;
  const labels = [...((active as HTMLInputElement).labels ?? [])].map((label) => label.innerText);
  const name = active.getAttribute('aria-label') ?? labels.join(' ');
  return (name || active.innerText || active.tagName).replace(/\s+/g, ' ').trim();
}

/** Returns the name of the first switch that is off; null when all are on. */
export function nameSwitchOff(): string | null {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const off = [...top.querySelectorAll<HTMLInputElement>('[role=switch]')].find(
    (control) => !(control.checked || control.getAttribute('aria-checked') === 'true'),
  );
  if (!off) return null;
  const labels = [...(off.labels ?? [])].map((label) => label.innerText);
  return (off.getAttribute('aria-label') ?? labels.join(' ')).replace(/\s+/g, ' ').trim();
}

/** Navigates within the app without reloading the page. */
export function pushAddress(path: string): void {
  for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  history.pushState({ usr: null, key: String(Math.random()).slice(2), idx: idx + 1 }, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
}

/** Returns the position of the scratch surface. */
export function measureSurface(): { left: number; top: number; width: number; height: number } | undefined {
  const surface = document.querySelector('div:has(> canvas)');
  if (!surface) return undefined;
  surface.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = surface.getBoundingClientRect();
  return { left, top, width, height };
}

/** Replaces the camera by a QR code on a sheet of paper, drawn on a canvas in every engine. */
export function showToCamera(modules: readonly (readonly boolean[])[]): void {
  const canvas = document.createElement('canvas');
  canvas.width = 1280;
  canvas.height = 720;
  const pen = canvas.getContext('2d')!;
  const scale = Math.floor((canvas.height * 0.8) / modules.length);
  const [left, top] = [canvas.width, canvas.height].map((side) => (side - scale * modules.length) / 2);
  // A camera streams continuously; a canvas emits a frame only when it is drawn.
  const draw = () => {
    pen.fillStyle = '#6e6e6e';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    for (const [y, row] of modules.entries())
      for (const [x, isInk] of row.entries()) {
        pen.fillStyle = isInk ? '#101010' : '#ebebeb';
        pen.fillRect(left! + x * scale, top! + y * scale, scale, scale);
      }
  };
  draw();
  setInterval(draw, 100);
  // On the prototype: a property on the instance is lost when the engine discards and recreates the wrapper.
  MediaDevices.prototype.getUserMedia = () => Promise.resolve(canvas.captureStream(10));
}

/** Makes the camera fail like in a browser after the user pressed "Block", or without a camera. */
export function refuseCamera(name: 'NotAllowedError' | 'NotFoundError'): void {
  MediaDevices.prototype.getUserMedia = () => Promise.reject(new DOMException('refused', name));
}
