let removed: HTMLFormElement | null = null;

/**
 * Removes the content of the page before the app, and returns it. The form of the entry is kept for `takeFirstForm`: the
 * app's own form may appear only after another screen, as on a phone with a clock before the start of the campaign.
 */
export function removeFirstPaint(): Element | null {
  const shown = document.querySelector('.shell, .snapshot');
  shown?.remove();
  if (shown instanceof HTMLFormElement) removed = shown;
  return shown;
}

/** Returns the server-rendered form of the entry, once. */
export function takeFirstForm(): HTMLFormElement | null {
  const form = document.querySelector<HTMLFormElement>('form.shell') ?? removed;
  removed = null;
  return form;
}
